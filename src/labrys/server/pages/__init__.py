"""The pages that people read: no script, everything that anybody has written escaped. A browser client will follow."""
