"""The chapters of the rules. Each file knows one of them: what is legal, what it does, why the rest is not."""
