"""Folder for baked skies, the compiled denoiser and scratch files; it may be deleted at any time."""

import os
import tempfile
from pathlib import Path


def cache_folder() -> Path:
    """$STUDIO_CACHE, or `yacht-studio` in the temporary folder of the system."""
    folder = Path(os.environ.get('STUDIO_CACHE') or Path(tempfile.gettempdir()) / 'yacht-studio')
    folder.mkdir(parents=True, exist_ok=True)
    return folder
