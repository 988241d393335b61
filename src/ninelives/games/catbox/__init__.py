"""Cat in the Box: trick-taking with declared colours, for two to five players."""
