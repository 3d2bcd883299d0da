/** Orders of magnitude that a ratio scale spans at most; smaller values are at its beginning. */
const MAX_DECADES = 6;

/** A linear scale between two bounds, or a logarithmic one (`byRatio`), as prices have. */
export interface Scale {
  readonly byRatio: boolean;
  /** The lower bound, or its natural logarithm. */
  readonly bottom: number;
  /** The upper bound, or its natural logarithm. */
  readonly top: number;
}

/** Makes a scale; a logarithmic one that would be empty becomes linear. */
export function scaleBetween(min: number, max: number, byRatio: boolean): Scale {
  const top = Math.log(max);
  const least = top - MAX_DECADES * Math.LN10;
  const bottom = min > 0 ? Math.max(Math.log(min), least) : least;
  return byRatio && bottom < top ? { byRatio, bottom, top } : { byRatio: false, bottom: min, top: max };
}

/** Returns the position on a scale, from 0 to 1, of a value, or of its logarithm on a logarithmic scale. */
function positionOnScale({ bottom, top }: Scale, at: number): number {
  // The logarithm of a negative value is NaN, for which this holds as well.
  if (!(at > bottom)) return 0;
  return at >= top ? 1 : (at - bottom) / (top - bottom);
}

/** The number of steps of a histogram with more than one value. */
export const HISTOGRAM_STEPS = 24;

/** Returns the histogram step of a value, from 0; monotonic. */
export function histogramStep(value: number, scale: Scale): number {
  return histogramStepAt(scale.byRatio ? Math.log(value) : value, scale);
}

/** Returns the histogram step of a value, or of its logarithm on a logarithmic scale. */
export function histogramStepAt(at: number, scale: Scale): number {
  return Math.min(HISTOGRAM_STEPS - 1, Math.floor(positionOnScale(scale, at) * HISTOGRAM_STEPS));
}

/** The ends and step of a slider, in the unit that it shows. */
export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  /** The smallest distance between two stops, ends aside; null for a ratio scale, as prices have. */
  readonly step: number | null;
}

/** The most steps of a linear slider; a finger could not tell more of them apart. */
const MAX_STEPS = 250;

/** Round figures of a decade in tenths, with about the same ratio between neighbours. */
const ROUND_FIGURES = [...figures(10, 20, 1), ...figures(20, 50, 2), ...figures(50, 100, 5)];

/** Returns a slider's stops, ascending: both bounds and the round figures between them; none for equal bounds. */
export function sliderStops({ min, max, step }: SliderBounds): readonly number[] {
  if (!(Number.isFinite(max - min) && min < max)) return [];
  const stops = [min];
  for (const figure of step === null ? roundFigures(min, max) : multiples(min, max, step)) {
    if (figure > (stops.at(-1) as number) && figure < max) stops.push(figure);
  }
  return [...stops, max];
}

/** Returns the index of the stop nearest to a value; 0 without stops. */
export function nearestSliderStop(stops: readonly number[], value: number): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : Math.max(0, stops.length - 1);
  const [under, over] = [stops[above - 1] as number, stops[above] as number];
  return value - under < over - value ? above - 1 : above;
}

/** Returns the position of a value between the bounds, from 0 to 1, on a ratio scale where there is no step. */
export function positionBetween({ min, max, step }: SliderBounds, value: number): number {
  const scale = scaleBetween(min, max, step === null);
  return positionOnScale(scale, scale.byRatio ? Math.log(value) : value);
}

function multiples(min: number, max: number, step: number): number[] {
  const stride = (max - min) / step <= MAX_STEPS ? step : roundUp((max - min) / MAX_STEPS);
  const first = Math.floor(min / stride) + 1;
  return Array.from({ length: Math.ceil((max - min) / stride) }, (_, at) => withoutNoise((first + at) * stride));
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
