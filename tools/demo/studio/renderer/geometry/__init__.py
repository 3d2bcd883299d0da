"""Curves, noise, plan outlines and meshes."""
