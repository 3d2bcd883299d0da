"""Materials of the yacht."""
