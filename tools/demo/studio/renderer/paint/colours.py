"""Paint colours, linear RGB. White stays at 0.60: brighter paint leaves no room between sunlit and shaded sides."""

RGB = tuple[float, float, float]

PAINTS: dict[str, RGB] = {
    'white': (0.60, 0.60, 0.595),
    'pearl': (0.50, 0.495, 0.475),
    'cream': (0.60, 0.55, 0.45),
    'champagne': (0.40, 0.335, 0.25),
    'sand': (0.46, 0.41, 0.33),
    'ice': (0.42, 0.52, 0.57),
    'silver': (0.34, 0.35, 0.36),
    'sage': (0.17, 0.215, 0.165),
    'steel': (0.13, 0.155, 0.18),
    'graphite': (0.028, 0.031, 0.035),
    'black': (0.006, 0.006, 0.007),
    'navy': (0.006, 0.014, 0.040),
    'petrol': (0.006, 0.045, 0.060),
    'green': (0.008, 0.028, 0.020),
    'burgundy': (0.055, 0.006, 0.010),
    'bronze': (0.10, 0.065, 0.038),
}
YARD_WHITE: RGB = (0.60, 0.595, 0.58)  # superstructure when the spec names no colour

LIGHT_HULLS = ('white', 'pearl', 'cream', 'champagne', 'sand', 'ice', 'silver')
BOOT_STRIPE_DARK: RGB = (0.02, 0.03, 0.06)  # painted band at the waterline of a light hull
BOOT_STRIPE_LIGHT: RGB = (0.7, 0.69, 0.66)
ANTIFOULING: RGB = (0.012, 0.014, 0.02)

ACCENT_BLUE: RGB = (0.02, 0.04, 0.09)  # pillows, tender hulls and trim of white and navy yachts
ACCENT_DARK: RGB = (0.05, 0.05, 0.055)

SAILCLOTH: dict[str, RGB] = {'white': (0.86, 0.85, 0.82), 'dark': (0.05, 0.055, 0.06)}
SPARS: dict[str, RGB] = {'white': (0.72, 0.72, 0.71), 'black': (0.02, 0.02, 0.022)}

# Two ends of the grain of each teak.
TEAKS: dict[str, tuple[RGB, RGB]] = {
    'warm': ((0.33, 0.20, 0.105), (0.46, 0.305, 0.17)),
    'pale': ((0.33 * 1.25, 0.20 * 1.25, 0.105 * 1.25), (0.46 * 1.25, 0.305 * 1.25, 0.17 * 1.25)),
    'grey': ((0.24, 0.195, 0.15), (0.34, 0.29, 0.23)),
}
CAULKING: RGB = (0.03, 0.022, 0.016)


def accent(hull: str) -> RGB:
    """Accent colour that goes with a hull colour."""
    return ACCENT_BLUE if hull in ('white', 'navy') else ACCENT_DARK


def boot_stripe(hull: str) -> RGB:
    """Colour of the band above the waterline."""
    return BOOT_STRIPE_DARK if hull in LIGHT_HULLS else BOOT_STRIPE_LIGHT
