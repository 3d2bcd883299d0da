import { type MeasureKind, type MeasureNotation, readMeasure, unitTable } from './read-measure.ts';
import type { Reading } from './reading.ts';

/** `miles` and `sm` are not here: at sea they may be nautical or statute miles. */
const RANGE: MeasureKind = {
  units: unitTable([
    ['nm nmi nms nautmiles nauticalmile nauticalmiles millasnauticas millesnautiques', 1],
    ['millesmarins seemeile seemeilen miglianautiche mn', 1],
    ['km kms kilometer kilometers kilometre kilometres kilometros chilometri', 1 / 1.852],
    ['mi statutemiles', 1.609344 / 1.852],
  ]),
  min: 10,
  max: 50_000,
  decimals: 0,
};

/** Reads a range of a feed in nautical miles: `4,000 nm`, `1.200 km`, `500 mi` (FD1). 0 is none. */
export function readCruisingRange(text: string, form: MeasureNotation = {}): Reading<number> {
  return readMeasure(text, RANGE, form);
}
