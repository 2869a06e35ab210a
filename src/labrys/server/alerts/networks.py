"""Which IP addresses belong to the open internet. Everything else is inside, and no player makes us call it."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_network

# `is_global` has changed between releases of Python and counts multicast as global: what matters is written out.
_INSIDE_V4 = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",  # shared by the customers of a provider; some clouds keep their secrets here
        "127.0.0.0/8",
        "168.63.129.16/32",  # looks global, but inside one large cloud it is the cloud's own service
        "169.254.0.0/16",  # link local; other clouds keep their secrets here
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",  # multicast, reserved, broadcast
    )
)

# The only part of IPv6 that is given out. It leaves out ::1, mapped and compatible IPv4, NAT64, link and site local,
# unique local and multicast addresses.
_GIVEN_OUT_V6 = ip_network("2000::/3")
_INSIDE_V6 = tuple(
    ip_network(text)
    for text in (
        "2001::/23",  # protocols' own, among them Teredo, which wraps an IPv4 address
        "2001:db8::/32",
        "2002::/16",  # 6to4 wraps an IPv4 address
        "3ffe::/16",
        "3fff::/20",
    )
)


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address can only lead to the open internet."""
    if not address.is_global:
        return False
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _INSIDE_V4)
    is_given_out = address in _GIVEN_OUT_V6 and address.scope_id is None
    return is_given_out and not any(address in network for network in _INSIDE_V6)
