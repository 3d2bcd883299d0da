import { MAX_DECADES, positionOnScale, scaleBetween } from './scale.ts';

/** The ends of a slider and how it goes from one to the other, all in its own unit. */
export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  /** The least distance of two stops; null where figures follow each other by ratio, as prices do. */
  readonly step: number | null;
}

/** More stops than this would be narrower than a finger can tell apart. */
const MAX_STOPS = 250;

/** Figures of a decade that read as round, in tenths and about equally far from each other by ratio. */
const ROUND_FIGURES = [...figures(10, 20, 1), ...figures(20, 50, 2), ...figures(50, 100, 5)];

/**
 * What a slider can be set to, by its position from 0: the bounds themselves and the round figures between them, each
 * greater than the one before. Empty where there is nothing to choose between.
 */
export function sliderStops({ min, max, step }: SliderBounds): readonly number[] {
  if (!(Number.isFinite(max - min) && min < max)) return [];
  const stops = [min];
  for (const figure of step === null ? roundFigures(min, max) : multiples(min, max, step)) {
    if (figure > (stops.at(-1) as number) && figure < max) stops.push(figure);
  }
  return [...stops, max];
}

/** The position of the stop that is nearest to a value; 0 where there are no stops. */
export function nearestStop(stops: readonly number[], value: number): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : Math.max(0, stops.length - 1);
  const [under, over] = [stops[above - 1] as number, stops[above] as number];
  return value - under < over - value ? above - 1 : above;
}

/** Where a value stands between the bounds: from 0 to 1, by ratio where there is no step. */
export function positionBetween({ min, max, step }: SliderBounds, value: number): number {
  return positionOnScale(scaleBetween(min, max, step === null), value);
}

function multiples(min: number, max: number, step: number): number[] {
  const stride = (max - min) / step <= MAX_STOPS ? step : roundUp((max - min) / MAX_STOPS);
  const first = Math.floor(min / stride) + 1;
  const count = Math.ceil((max - min) / stride);
  return Array.from({ length: count }, (_, at) => tidy((first + at) * stride));
}

function roundFigures(min: number, max: number): number[] {
  if (max <= 0) return [];
  const top = Math.floor(Math.log10(max));
  const bottom = min > 0 ? Math.max(Math.floor(Math.log10(min)), top - MAX_DECADES) : top - MAX_DECADES;
  return Array.from({ length: top - bottom + 1 }, (_, at) => 10 ** (bottom + at - 1)).flatMap((tenth) =>
    ROUND_FIGURES.map((figure) => tidy(figure * tenth)),
  );
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((figure) => figure * power >= value) ?? 10) * power;
}

function figures(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by }, (_, at) => from + at * by);
}

/** Without the last digits of binary fractions: 0.3 for three times 0.1. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
