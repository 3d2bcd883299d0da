import { DEFAULT_ZOOM, ZOOM_LEVELS } from '../../core/search/query/fleet-zoom.ts';
import type { LengthUnit } from '../../core/yacht/length.ts';
import { feetToMeters } from '../../core/yacht/length-conversion.ts';

/** Each level of the zoom draws the fleet larger than the one before by this factor; the default has factor 1. */
const ZOOM_STEP = 1.5;

/** Returns the factor of a zoom level, which is 1 where yachts are drawn at their usual size. */
export function zoomFactor(level: number): number {
  return ZOOM_STEP ** (level - DEFAULT_ZOOM);
}

const SMALLEST = zoomFactor(Math.min(...ZOOM_LEVELS));
const LARGEST = zoomFactor(Math.max(...ZOOM_LEVELS));

/** Returns the factor after steps towards larger (positive) or smaller drawings, within the bounds of the levels. */
export function zoomedFactor(factor: number, steps: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, factor * ZOOM_STEP ** steps));
}

/** Returns whether there is nothing beyond a factor in the direction of these steps. */
export function isAtBound(factor: number, steps: number): boolean {
  return Math.abs(zoomedFactor(factor, steps) - factor) < 0.001;
}

/** Round lengths of scale bars. */
const BARS: Readonly<Record<LengthUnit, readonly number[]>> = {
  meters: [5, 10, 20, 50],
  feet: [25, 50, 100],
};
/** The least length that a scale bar covers at factor 1. */
const MIN_COVERED: Readonly<Record<LengthUnit, number>> = { meters: 11, feet: 36 };

/** Returns the length of the scale bar at a zoom: in the visitor's unit, and in metres. */
export function scaleBar(factor: number, unit: LengthUnit) {
  const bars = BARS[unit];
  const length = bars.find((bar) => bar >= MIN_COVERED[unit] / factor) ?? Math.max(...bars);
  const [meters, symbol] = unit === 'feet' ? [feetToMeters(length), 'ft'] : [length, 'm'];
  return { meters, text: `${length}\u00a0${symbol}` };
}
