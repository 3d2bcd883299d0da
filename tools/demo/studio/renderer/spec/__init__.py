"""The request for one picture: its fields, its checks, and the named lights and cameras."""
