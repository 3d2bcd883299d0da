"""The request for one picture, with every default. Lengths in meters, angles in degrees, colours linear RGB."""

from dataclasses import dataclass, field

from ..scene.land_kinds import Land

RGB = tuple[float, float, float]


@dataclass(frozen=True)
class Camera:
    """Where the camera stands and how much of the frame the yacht may take."""

    az: float  # bearing from the bow; 90 is abeam to port, 180 astern
    lens: float  # focal length in mm on a 36 mm wide sensor
    fill: float  # largest share of the frame's width
    fillh: float  # largest share of the frame's height
    cy: float  # the yacht's middle above the frame's centre, share of the frame's height
    cx: float = 0  # the same to the right, share of the width
    z: float | None = None  # height above the water of a level camera
    el: float | None = None  # angle of looking down; wins over z


@dataclass(frozen=True)
class Shallow:
    """Sandbanks seen from above."""

    scale: float  # size of a bank
    kind: str = 'bank'
    near: float = 0.42  # shallowness under the yacht, 0 deep to 1 dry sand
    bias: float = 0  # more (+) or less (-) sand
    ox: float = 0  # another stretch of sea
    oy: float = 0


@dataclass(frozen=True)
class WaterColours:
    """Colours from deep water to sand, and of aerated water in a wake."""

    deep: RGB = (0.0015, 0.012, 0.026)
    mid: RGB = (0.003, 0.10, 0.14)
    lagoon: RGB = (0.030, 0.235, 0.255)
    sand: RGB = (0.26, 0.385, 0.335)
    aer: RGB = (0.022, 0.125, 0.16)


@dataclass(frozen=True)
class Spec:
    """One picture. The values of `light` and `camera` (looks.py) are already merged in."""

    out: str  # PNG path
    loa: float  # length over all; beam, freeboard and details follow from it
    # light, from looks.py
    sun_el: float  # elevation of the sun
    dust: float  # densities of the physical sky, 1 is clear air
    ozone: float
    clouds: float  # amount of cloud, 0 to 1
    haze: float  # distance over which land fades to 1/e; 0 for none
    key: float  # log-average luminance the exposure aims at
    cam: Camera
    # picture
    res: tuple[int, int] = (1440, 900)  # width, height in pixels
    spp: int = 14  # samples per pixel
    threads: int = 2
    # yacht
    type: str = 'motor'
    style: str = 'modern'
    seed: int = 1
    decks: int = 0  # house tiers above the main deck level; 0 leaves it to the length
    hull: str = 'white'  # colours are named in paint/colours.py
    super: str = ''  # superstructure colour; empty for the yard's off-white
    teak: str = 'warm'
    helipad: bool = False
    pool: bool = False
    tender: bool = False
    variant: dict = field(default_factory=dict)  # fixes seeded choices, see yacht/motor_variant.py
    masts: int = 1
    sails: bool = True  # false furls them
    sailc: str = 'white'
    mast: str = 'white'
    heel: float | None = None  # None leaves it to the sails
    tack: int = -1  # +1 or -1: side the sails are set to
    # interior
    room: str = ''  # empty for a picture from outside
    palette: str = 'walnut'  # of interior/palettes.py
    light: str = 'noon'  # name in looks.py
    stand: int = 0  # which of the room's places the camera takes
    # light with defaults
    air: float = 1.0
    sun_int: float = 0.6  # intensity of the sun's disc against the sky
    sun_white: float = 0.35  # share of neutral white in the sunlight
    sun_rel: float = 50  # bearing of the sun from the camera's back: 90 to one side, 180 ahead
    seed_sky: int = 1  # another cloud field
    cloud_rot: float = 25  # bearing of the rows of cloud
    cloud_op: float = 0.80  # their opacity
    cloud_tint: RGB = (1, 0.97, 0.94)
    hor_tint: RGB | None = None  # multiplies the sky's colour at the horizon
    night: float = 0  # strength of the yacht's own lights, 0 for none
    # sea and land
    speed: float = 0  # 0 to 1
    Hs: float = 0.35  # significant wave height
    wind: float = 200  # bearing of the wind
    ripple: float = 1.0  # strength of the small ripples
    whitecaps: float = 0  # foam on the crests, 0 to 1
    shallow: Shallow | None = None
    wcol: WaterColours = WaterColours()
    wgrid: tuple[int, int] = (760, 1150)  # vertices of the sea: away from the camera, across the view
    terrain: tuple[Land, ...] = ()
    # exposure and grade
    ev: float = 0  # stops
    exmax: float = 9  # highest gain the exposure may take
    haze_tint: RGB = (1, 1, 1)
    wb: RGB = (1, 1, 1)  # white balance: gain of each channel
    sat: float = 1.18  # saturation, 1 leaves the colours as they are
    bloom: float = 0.10  # how much bright spots spill over
    vig: float = 0.55  # how much the corners darken
