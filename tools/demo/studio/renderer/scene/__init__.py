"""What surrounds the yacht: camera, sky, sea and land."""
