/** A colour as #rrggbb. */
export type HexColour = string;

/** Colours of the theme that drawings and brochures use (ui/styles/theme.css). */
export const INK = '#111315';
export const INK_SOFT = '#53585d';
export const NAVY = '#10243a';
export const BRASS = '#86632f';
export const BRASS_LIGHT = '#cfae7b';
/** Soft text on navy. */
export const ON_NAVY = '#dfe4e9';
export const PAPER = '#f7f6f3';
export const LAND = '#e9e6e0';
export const COAST = '#85888b';

type Triple = readonly [number, number, number];

function linear(hex: HexColour): Triple {
  const channel = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toHex(rgb: Triple): HexColour {
  const channel = (value: number): string => {
    const light = Math.max(0, Math.min(1, value));
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(rgb[0])}${channel(rgb[1])}${channel(rgb[2])}`;
}

function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Mixes two colours in Oklab, which is perceptually uniform: `t` 0 is `from`, 1 is `to`. */
export function mixColours(from: HexColour, to: HexColour, t: number): HexColour {
  const a = toOklab(linear(from));
  const b = toOklab(linear(to));
  return toHex(fromOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]));
}

/** Returns the colour at `t` (0–1) of a gradient of evenly spaced colours. */
export function gradientAt(colours: readonly HexColour[], t: number): HexColour {
  const last = colours.length - 1;
  const place = Math.max(0, Math.min(last, t * last));
  const index = Math.min(Math.floor(place), Math.max(0, last - 1));
  const from = colours[index] ?? '#000000';
  return mixColours(from, colours[index + 1] ?? from, place - index);
}
