"""Colours of interiors, linear RGB."""

from dataclasses import dataclass

RGB = tuple[float, float, float]


@dataclass(frozen=True)
class Palette:
    wood: tuple[RGB, RGB]  # two ends of the grain
    gloss: float  # clearcoat of the joinery, 0 to 1
    floor: tuple[RGB, RGB]
    carpet: RGB
    rug: RGB
    wall: RGB
    panel: RGB  # upholstered wall panels and headboards
    sofa: RGB
    chair: RGB
    accents: tuple[RGB, RGB, RGB]
    curtain: RGB
    metal: RGB
    stone: RGB
    timber_floor: bool


PALETTES: dict[str, Palette] = {
    'walnut': Palette(
        wood=((0.085, 0.036, 0.016), (0.185, 0.088, 0.042)), gloss=0.35,
        floor=((0.20, 0.105, 0.052), (0.29, 0.165, 0.088)),
        carpet=(0.52, 0.455, 0.375), rug=(0.60, 0.545, 0.465), wall=(0.66, 0.60, 0.51), panel=(0.50, 0.43, 0.34),
        sofa=(0.66, 0.60, 0.51), chair=(0.33, 0.235, 0.165),
        accents=((0.185, 0.072, 0.040), (0.42, 0.33, 0.22), (0.15, 0.105, 0.078)),
        curtain=(0.62, 0.55, 0.45), metal=(0.72, 0.50, 0.25), stone=(0.62, 0.58, 0.52), timber_floor=False,
    ),
    'oak': Palette(
        wood=((0.35, 0.235, 0.135), (0.47, 0.335, 0.205)), gloss=0.08,
        floor=((0.36, 0.255, 0.16), (0.47, 0.35, 0.235)),
        carpet=(0.55, 0.52, 0.47), rug=(0.66, 0.64, 0.60), wall=(0.70, 0.67, 0.62), panel=(0.55, 0.52, 0.47),
        sofa=(0.67, 0.64, 0.585), chair=(0.030, 0.048, 0.095),
        accents=((0.016, 0.032, 0.085), (0.16, 0.23, 0.30), (0.60, 0.56, 0.48)),
        curtain=(0.66, 0.63, 0.57), metal=(0.62, 0.60, 0.56), stone=(0.70, 0.69, 0.66), timber_floor=True,
    ),
    'bronze': Palette(
        wood=((0.022, 0.014, 0.010), (0.060, 0.036, 0.023)), gloss=0.9,
        floor=((0.13, 0.085, 0.055), (0.19, 0.128, 0.086)),
        carpet=(0.40, 0.36, 0.32), rug=(0.50, 0.46, 0.41), wall=(0.60, 0.55, 0.48), panel=(0.30, 0.245, 0.19),
        sofa=(0.56, 0.515, 0.45), chair=(0.20, 0.155, 0.115),
        accents=((0.34, 0.19, 0.075), (0.10, 0.075, 0.06), (0.52, 0.42, 0.28)),
        curtain=(0.44, 0.385, 0.32), metal=(0.46, 0.29, 0.155), stone=(0.075, 0.065, 0.058), timber_floor=True,
    ),
    'mahogany': Palette(
        wood=((0.13, 0.034, 0.014), (0.245, 0.078, 0.031)), gloss=0.7,
        floor=((0.26, 0.135, 0.06), (0.36, 0.205, 0.10)),
        carpet=(0.50, 0.46, 0.40), rug=(0.62, 0.57, 0.49), wall=(0.74, 0.72, 0.67), panel=(0.72, 0.70, 0.655),
        sofa=(0.68, 0.64, 0.56), chair=(0.56, 0.51, 0.43),
        accents=((0.022, 0.034, 0.075), (0.36, 0.27, 0.16), (0.56, 0.51, 0.42)),
        curtain=(0.70, 0.66, 0.58), metal=(0.74, 0.55, 0.28), stone=(0.70, 0.67, 0.62), timber_floor=True,
    ),
    'sage': Palette(
        wood=((0.22, 0.135, 0.075), (0.325, 0.21, 0.122)), gloss=0.12,
        floor=((0.25, 0.165, 0.10), (0.34, 0.235, 0.15)),
        carpet=(0.49, 0.46, 0.40), rug=(0.62, 0.59, 0.52), wall=(0.68, 0.655, 0.59), panel=(0.36, 0.37, 0.30),
        sofa=(0.64, 0.61, 0.54), chair=(0.17, 0.20, 0.145),
        accents=((0.085, 0.125, 0.085), (0.42, 0.25, 0.14), (0.54, 0.50, 0.40)),
        curtain=(0.62, 0.60, 0.52), metal=(0.68, 0.52, 0.30), stone=(0.66, 0.64, 0.59), timber_floor=False,
    ),
}  # fmt: skip
