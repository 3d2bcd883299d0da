import * as v from 'valibot';
import type { Result } from '../shared/result.ts';
import { rule } from '../shared/schema-rule.ts';
import type { CruisingArea } from '../yacht/yacht.ts';
import { coordinates } from './coordinates.ts';
import { list, localized, record, text } from './fields.ts';
import { readBySchema } from './read-by-schema.ts';
import type { FieldProblem } from './record-reader.ts';

const named = { id: text, name: localized(text), aliases: v.optional(list(text), []) };

const area: v.GenericSchema<unknown, CruisingArea> = v.pipe(
  record({
    ...named,
    region: record(named),
    lat: v.nullish(coordinates.lat, null),
    lng: v.nullish(coordinates.lng, null),
    url: v.nullable(localized(text)),
  }),
  rule(['lat', 'lng'], ({ lat, lng }) => (lat === null && lng !== null ? 'is missing' : null)),
  rule(['lng', 'lat'], ({ lat, lng }) => (lng === null && lat !== null ? 'is missing' : null)),
  // An area without coordinates is not shown on a map.
  v.transform(({ lat, lng, ...read }) => ({
    ...read,
    position: lat === null || lng === null ? null : { latitude: lat, longitude: lng },
  })),
);

/** Parses one row of areas.json. */
export function parseArea(row: unknown): Result<CruisingArea, readonly FieldProblem[]> {
  return readBySchema(area, row);
}
