"""The pages that people read: the built client, and two small ones that need no script."""
