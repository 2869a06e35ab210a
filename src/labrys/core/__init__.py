"""What every game shares: chance, record, table, refusals, score sheet and registry."""
