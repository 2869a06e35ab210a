"""The rules of Akrotiri, a file a chapter: what is legal, what it does, and why something is refused."""
