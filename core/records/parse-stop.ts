import * as v from 'valibot';
import { STOP_KINDS, type Stop } from '../itinerary/itinerary.ts';
import type { Result } from '../shared/result.ts';
import { placed } from './coordinates.ts';
import { localized, oneOf, optional, record, text } from './fields.ts';
import { placeFields } from './place.ts';
import { readBySchema } from './read-by-schema.ts';
import type { FieldProblem } from './record-reader.ts';

const stop: v.GenericSchema<unknown, Stop> = v.pipe(
  record({ ...placeFields, kind: oneOf(STOP_KINDS), note: optional(localized(text)) }),
  v.transform(placed),
);

/** Parses one row of stops.json (CF3). */
export function parseStop(row: unknown): Result<Stop, readonly FieldProblem[]> {
  return readBySchema(stop, row);
}
