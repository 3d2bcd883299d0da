"""Yachts: hulls, houses, rigs, furniture."""
