"""Renders a list of pictures. See the package's docstring for requirements.

    blender -b -t 1 --python tools/studio/renderer/render.py -- specs.json

specs.json holds one spec or a list of specs (spec/fields.py lists their fields). Prints one line of JSON a picture:
{"done": path, "seconds": …} or {"failed": path, "error": …}. The exit code is 1 if any picture failed.
"""

import sys
from pathlib import Path

if __name__ == '__main__':  # Blender runs this file by its path, so it makes the package known first
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from renderer.command import main

    sys.exit(main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []))
