"""From the scene to the finished picture: render passes, exposure, denoising, haze, bloom, grade, PNG."""
