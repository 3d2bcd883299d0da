import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { LengthUnit } from '../../../core/yacht/length.ts';
import { feetToMeters } from '../../../core/yacht/length-conversion.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { type ProfileExtent, profileExtent } from '../../drawing/profile.ts';
import type { CardContext } from '../../yacht-card/card-facts.ts';
import { drawingUrl } from '../../yacht-card/hero-picture.ts';

type ScaleContext = Pick<CardContext, 'locale' | 'preferences' | 'translate'>;

export type ScaleDrawingView = ReturnType<typeof buildScaleDrawingView>;

/**
 * Builds the drawing of the yachts, one below the other, to one scale, with their lengths and volumes (CF1). Positions
 * and measures are in metres, with `y` measured down from the top. @param yachts one or more
 */
export function buildScaleDrawingView(yachts: readonly Yacht[], context: ScaleContext) {
  const { locale, preferences, translate } = context;
  const hulls = yachts.map((yacht) => {
    const { length, beam, draft } = yacht.dimensions;
    return {
      id: yacht.id,
      name: yacht.name,
      text: formatLength(length, preferences.unit, locale),
      src: drawingUrl(yacht, 'profile', yacht.updatedAt),
      length,
      ...profileExtent({ drawing: yacht.drawing, length, beam, draft }),
    };
  });
  const { width, height, waterlines, ticks } = scaleDrawingLayout(hulls, preferences.unit);
  return {
    /** Text alternative of the drawing. */
    label: translate('compare.scaleLabel', { yachts: hulls.map(({ name, text }) => `${name}, ${text}`).join('; ') }),
    width: rounded(width),
    height: rounded(height),
    /** Width in pixels beyond which the drawing does not grow. */
    widest: widestPixels(height / width, hulls.length),
    hulls: hulls.map((hull, at) => ({
      ...hull,
      above: rounded(hull.above),
      below: rounded(hull.below),
      waterline: rounded(waterlines[at] ?? 0),
    })),
    ticks: ticks.map(({ at, value }) => ({ at: rounded(at), text: tickText(value, context) })),
    volumes: volumeViews(yachts, context),
  };
}

/** Formats a tick; only the first one shows the unit, but feet have a sign on each. */
function tickText(value: number, { locale, preferences }: ScaleContext): string {
  const number = formatNumber(value, locale);
  if (preferences.unit === 'feet') return `${number}′`;
  return value === 0 ? `${number}\u00a0m` : number;
}

/** Builds gross tonnages as squares; an empty list if fewer than two are known. */
function volumeViews(yachts: readonly Yacht[], { locale }: ScaleContext) {
  const sides = tonnageSquareSides(yachts.map(({ grossTonnage }) => grossTonnage));
  if (sides.filter((side) => side !== null).length < 2) return [];
  return yachts.map(({ id, name, grossTonnage }, at) => {
    const side = sides[at] ?? null;
    if (side === null || grossTonnage === null) return { id, name, text: null, side: null };
    return { id, name, text: `${formatNumber(grossTonnage, locale)}\u00a0GT`, side: `${rounded(side * 100)}%` };
  });
}

/** Rounds to a centimetre, or a hundredth of a per cent. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A side view to draw: its length overall and its {@link ProfileExtent}, in metres. */
export interface HullExtent extends ProfileExtent {
  readonly length: number;
}

/** The share of the width that the longest hull takes; its length is written ahead of its bow. */
const MAX_SHARE = 0.86;
/** Shares of the width: the space above a hull, and the space below it for its name. */
const ABOVE = 0.02;
const BELOW = 0.07;
/** Pixels: the least width of a tall drawing on a wide screen; the height of a drawing, and what each hull adds to it. */
const LEAST_WIDTH = 480;
const HEIGHT = 440;
const HEIGHT_OF_HULL = 120;
const MAX_TICKS = 10;
const STEPS: Readonly<Record<LengthUnit, readonly number[]>> = {
  meters: [1, 2, 5, 10, 20, 50, 100, 200],
  feet: [5, 10, 25, 50, 100, 200, 500, 1000],
};

/**
 * Places hulls one below the other, to one scale: `x` starts at the sterns, which are in line at 0; `waterlines` has the
 * `y` of each hull, and `ticks` the vertical lines with their values in the visitor's unit. @param hulls one or more
 */
export function scaleDrawingLayout(hulls: readonly HullExtent[], unit: LengthUnit) {
  const hullsHeight = hulls.reduce((sum, { above, below }) => sum + above + below, 0);
  const spaces = hulls.length * (ABOVE + BELOW);
  const longest = Math.max(...hulls.map(({ length }) => length), 1);
  // Greatest height as a multiple of the width; for many tall rigs the scale gets smaller instead.
  const maxHeight = 1 + 0.35 * hulls.length;
  const width = Math.max(longest / MAX_SHARE, hullsHeight / (maxHeight - spaces));
  let height = 0;
  const waterlines = hulls.map(({ above, below }) => {
    const waterline = height + width * ABOVE + above;
    height = waterline + below + width * BELOW;
    return waterline;
  });
  return { width, height, waterlines, ticks: ticksOf(width, unit) };
}

/** Returns the width in pixels at which a drawing of these proportions is as high as its hulls deserve. */
function widestPixels(proportion: number, hulls: number): number {
  return Math.round(Math.max((HEIGHT + HEIGHT_OF_HULL * hulls) / proportion, LEAST_WIDTH));
}

/** Returns ticks from 0 at even steps, at most as many as a small screen can show. */
function ticksOf(width: number, unit: LengthUnit) {
  const meters = (value: number) => (unit === 'feet' ? feetToMeters(value) : value);
  const steps = STEPS[unit];
  const step = steps.find((one) => width / meters(one) < MAX_TICKS) ?? Math.max(...steps);
  const count = Math.floor(width / meters(step)) + 1;
  return Array.from({ length: count }, (_, index) => ({ at: meters(index * step), value: index * step }));
}

/**
 * Returns the sides of squares whose areas are in proportion to these tonnages, the largest side being 1; null for a
 * tonnage that is not known.
 */
export function tonnageSquareSides(tonnages: readonly (number | null)[]): readonly (number | null)[] {
  const most = Math.max(...tonnages.map((tonnage) => tonnage ?? 0));
  return tonnages.map((tonnage) => (tonnage === null || tonnage <= 0 ? null : Math.sqrt(tonnage / most)));
}
