"""Who is who: guests, accounts, sessions, tokens for programs, and whose talk one does not want to see."""
