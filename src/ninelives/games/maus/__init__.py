"""Maus geflippt: slapping mice in real time, for two to six players."""
