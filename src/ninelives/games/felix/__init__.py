"""Felix / Filou: a blind auction for three to five players."""
