"""Otto: mice, cheese and one sleeping cat, for two to four players."""
