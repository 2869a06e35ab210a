from __future__ import annotations

from ipaddress import ip_address

import pytest

from labrys.server.alerts.address import LONGEST, check_address, read_address
from labrys.server.alerts.networks import is_outside

INSIDE = [
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.7",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::7f00:1",
    "100::1",
    "2001::1",
    "2001:0:53aa:64c::80ff:fffe",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3ffe::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
OUTSIDE = ["1.1.1.1", "8.8.8.8", "93.184.215.14", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"]


def literal(ip: str) -> str:
    return f"[{ip}]" if ":" in ip else ip


@pytest.mark.parametrize("ip", INSIDE)
def test_an_address_inside_is_refused_as_a_literal_and_as_an_answer_of_a_name_server(ip: str):
    assert not is_outside(ip_address(ip))
    assert "inside a network" in str(check_address(f"https://{literal(ip)}/hook"))
    assert check_address(f"https://{literal(ip)}/hook", inside=True) is None


@pytest.mark.parametrize("ip", OUTSIDE)
def test_an_address_of_the_open_internet_is_allowed(ip: str):
    assert is_outside(ip_address(ip))
    assert check_address(f"https://{literal(ip)}/hook") is None


def test_an_address_with_a_zone_is_inside():
    assert not is_outside(ip_address("2606:4700::1%eth0"))


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST",
        "thera",
        "a.localhost",
        "printer.local",
        "Printer.LOCAL",
        "metadata.google.internal",
        "box.lan",
        "router.home.arpa",
        "db.localdomain",
    ],
)
def test_a_name_of_the_inside_is_refused_unless_the_operator_allows_it(host: str):
    assert "inside a network" in str(check_address(f"http://{host}:8000/"))
    assert check_address(f"http://{host}:8000/", inside=True) is None


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0x7f000001",
        "0X7F.1",
        "0x",
        "017700000001",
        "0177.0.0.1",
        "127.1",
        "127.0.1",
        "127.0.0.01",
        "127.0.0.1.",
        "1.2.3.4.5",
        "256.1.1.1",
        "8.8.8.0x8",
        "name.1",
        "localhost.",
        "hooks.example.",
        ".hooks.example",
        "hooks..example",
        "",
        "%6c%6fcalhost",
        "127%2e0.0.1",
        "[::1",
        "::1",
        "[127.0.0.1]",
        "[fe80::1%25eth0]",
        "[fe80::1%eth0]",
        "[]",
        "hooks.example,evil.example",
        "-a.example",
        "a-.example",
        "a" * 64 + ".example",
        "a." * 127 + "example",
        "hooks.example:",
        "hooks.example:http",
        "hooks.example:+80",
        "hooks.example:80:80",
    ],
)
def test_a_host_that_could_be_read_in_two_ways_is_always_refused(host: str):
    assert check_address(f"https://{host}/hook") is not None
    assert check_address(f"https://{host}/hook", inside=True) is not None


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "begin with"),
        ("hooks.example", "begin with"),
        ("//hooks.example/", "begin with"),
        ("ftp://hooks.example/", "begin with"),
        ("file:///etc/passwd", "begin with"),
        ("gopher://hooks.example/", "begin with"),
        ("https:hooks.example", "begin with"),
        ("https:/hooks.example", "begin with"),
        ("https://me@hooks.example/", "user name"),
        ("https://me:pass@hooks.example/", "user name"),
        ("https://8.8.8.8@127.0.0.1/", "user name"),
        ("https://hooks.example/#x", "fragment"),
        ("https://hooks.example#@127.0.0.1/", "fragment"),
        ("https://hooks.example\\@127.0.0.1/", "ASCII"),
        ("https://hooks.example/ x", "ASCII"),
        ("https://hooks.example/\r\nHost: x", "ASCII"),
        ("https://hooks.example/\n", "ASCII"),
        ("https://127。0。0。1/", "ASCII"),
        ("https://①②⑦.0.0.1/", "ASCII"),
        ("https://höhle.example/", "ASCII"),
        ("https://hooks.example:0/", "port 0"),
        ("https://hooks.example:22/", "port 22"),
        ("https://hooks.example:25/", "port 25"),
        ("https://hooks.example:1023/", "port 1023"),
        ("https://hooks.example:65536/", "port 65536"),
        ("https://hooks.example/" + "a" * LONGEST, "500 are the most"),
    ],
)
def test_an_address_of_the_wrong_form_is_refused_with_the_reason(url: str, reason: str):
    assert reason in str(check_address(url))
    assert reason in str(check_address(url, inside=True))


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example",
        "http://hooks.example/a/b?c=d&e",
        "HTTPS://Hooks.Example/",
        "https://hooks.example:443/",
        "https://hooks.example:1024/",
        "https://hooks.example:65535/",
        "https://xn--hhle-5qa.example/",
        "https://a_b.example/",
        "https://4.example/@someone",
        "https://hooks.example?a=b",
    ],
)
def test_an_address_of_the_right_form_is_allowed(url: str):
    assert check_address(url) is None


def test_an_address_is_taken_apart():
    plain = read_address("HTTPS://Hooks.Example:8443?a=B")
    six = read_address("http://[2606:4700:0::1111]/A")

    assert ("https", "hooks.example", 8443, "/?a=B") == (plain.scheme, plain.host, plain.port, plain.target)
    assert "hooks.example:8443" == plain.place
    assert ("http", "2606:4700::1111", 80, "/A") == (six.scheme, six.host, six.port, six.target)
    assert "[2606:4700::1111]" == six.place


def test_an_address_shows_no_secret_of_its_own():
    assert "Address(https://hooks.example/...)" == repr(read_address("https://hooks.example/secret?secret"))
