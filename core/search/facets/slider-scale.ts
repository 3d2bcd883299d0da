import { MAX_DECADES, positionOnScale, scaleBetween } from './scale.ts';

/** The ends and step of a slider, in the unit that it shows. */
export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  /** The smallest distance between two stops; null for a ratio scale, as prices have. */
  readonly step: number | null;
}

/** With more stops than this, a finger could not tell them apart. */
const MAX_STOPS = 250;

/** Round figures of a decade in tenths, with about the same ratio between neighbours. */
const ROUND_FIGURES = [...figures(10, 20, 1), ...figures(20, 50, 2), ...figures(50, 100, 5)];

/**
 * The stops of a slider in ascending order, by position from 0: both bounds, and round figures between them. Empty when
 * the bounds are equal.
 */
export function sliderStops({ min, max, step }: SliderBounds): readonly number[] {
  if (!(Number.isFinite(max - min) && min < max)) return [];
  const stops = [min];
  for (const figure of step === null ? roundFigures(min, max) : multiples(min, max, step)) {
    if (figure > (stops.at(-1) as number) && figure < max) stops.push(figure);
  }
  return [...stops, max];
}

/** The position of the stop nearest to a value; 0 without stops. */
export function nearestStop(stops: readonly number[], value: number): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : Math.max(0, stops.length - 1);
  const [under, over] = [stops[above - 1] as number, stops[above] as number];
  return value - under < over - value ? above - 1 : above;
}

/** The position of a value between the bounds, from 0 to 1, on a ratio scale where there is no step. */
export function positionBetween({ min, max, step }: SliderBounds, value: number): number {
  return positionOnScale(scaleBetween(min, max, step === null), value);
}

function multiples(min: number, max: number, step: number): number[] {
  const stride = (max - min) / step <= MAX_STOPS ? step : roundUp((max - min) / MAX_STOPS);
  const first = Math.floor(min / stride) + 1;
  const count = Math.ceil((max - min) / stride);
  return Array.from({ length: count }, (_, at) => withoutNoise((first + at) * stride));
}

function roundFigures(min: number, max: number): number[] {
  if (max <= 0) return [];
  const top = Math.floor(Math.log10(max));
  const bottom = min > 0 ? Math.max(Math.floor(Math.log10(min)), top - MAX_DECADES) : top - MAX_DECADES;
  return Array.from({ length: top - bottom + 1 }, (_, at) => 10 ** (bottom + at - 1)).flatMap((tenth) =>
    ROUND_FIGURES.map((figure) => withoutNoise(figure * tenth)),
  );
}

/** Rounds up to the next of 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((figure) => figure * power >= value) ?? 10) * power;
}

function figures(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by }, (_, at) => from + at * by);
}

/** Removes the rounding error of binary fractions: three times 0.1 is 0.3. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
