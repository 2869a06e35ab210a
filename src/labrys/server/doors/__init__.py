"""What every request passes before anybody looks at it: where it comes from, how large it is, how many there are."""
