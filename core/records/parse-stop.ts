import { STOP_KINDS, type Stop } from '../itinerary/stop.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { placeIn } from './read-place.ts';
import { type FieldProblem, readRecord } from './record-reader.ts';

/** One row of stops.json as a stop (product.md CF3), or everything that is wrong with it. */
export function parseStop(record: unknown): Result<Stop, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const stop: Stop = {
    ...placeIn(reader),
    kind: reader.oneOf('kind', STOP_KINDS),
    note: reader.optional('note', () => reader.localized('note')),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(stop);
}
