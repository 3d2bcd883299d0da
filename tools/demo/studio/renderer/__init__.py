"""Photo-like pictures of fictional yachts and seas, made from numbers alone and rendered by Blender Cycles on the CPU.

Requirements (Debian packages): blender (3.4 or a newer 3.x), python3-numpy, gcc (builds develop/denoise.c once).

    blender -b -t 1 --python tools/studio/renderer/render.py -- specs.json
    python3 -m unittest discover -s tools/studio/renderer/tests -t tools/studio

A picture passes through these folders in turn:

    spec      reads and checks the request; lights and camera set-ups
    geometry  curves, noise, plan outlines, meshes
    paint     materials of the yacht
    yacht     hulls, houses, rigs, furniture
    scene     camera, sky, sea, land
    develop   Cycles settings, denoising, haze, bloom, grade, PNG

Axes of the scene: x forward, y to port, z up, in meters; midship is x = 0, the waterline z = 0. Colours are linear
RGB.
"""
