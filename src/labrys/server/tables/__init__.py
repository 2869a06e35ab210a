"""One table as its house sees it: who sits there, whose time runs, what may be taken back. No storage, no sockets."""
