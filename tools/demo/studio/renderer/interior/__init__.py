"""Rooms aboard and the laid table on the aft deck: shell, furniture, light and camera."""
