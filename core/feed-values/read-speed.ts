import { type MeasureKind, type MeasureNotation, readMeasure, unitTable } from './read-measure.ts';
import type { Reading } from './reading.ts';

const SPEED: MeasureKind = {
  units: unitTable([
    ['kn kt kts kns knot knots nudo nudos nd nds noeud noeuds knoten nodo nodi', 1],
    ['km/h kmh kph kmph', 1 / 1.852],
    ['mph', 1.609344 / 1.852],
  ]),
  min: 1,
  max: 100,
  decimals: 2,
};

/** Reads a speed of a feed in knots: `24 kn`, `24,5 kts`, `45 km/h`, `28 mph` (FD1). 0 is none. */
export function readSpeed(text: string, form: MeasureNotation = {}): Reading<number> {
  return readMeasure(text, SPEED, form);
}
