"""What is stored, and how: the schema, its migrations, and the questions that are asked of it."""
