"""How the schema grew, one file a revision in `versions`, forwards only.

A revision never imports the schema, which goes on changing; SQLite needs `op.batch_alter_table` for most changes.
"""
