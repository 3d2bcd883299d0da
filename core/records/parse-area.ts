import type { Position } from '../geo/position.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { CruisingArea } from '../yacht/yacht.ts';
import { positionIn } from './read-place.ts';
import { type FieldProblem, type RecordReader, readRecord } from './record-reader.ts';

/** One row of areas.json as a cruising area, or everything that is wrong with it. */
export function parseArea(record: unknown): Result<CruisingArea, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const region = reader.object('region');
  const area: CruisingArea = {
    id: reader.text('id'),
    name: reader.localized('name'),
    aliases: aliasesOf(reader),
    region: { id: region.text('id'), name: region.localized('name'), aliases: aliasesOf(region) },
    position: positionOf(reader),
    url: reader.localizedOrNull('url'),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(area);
}

/** Null where neither is given: such an area has no mark on a map. */
export function positionOf(reader: RecordReader): Position | null {
  if ((reader.raw('lat') ?? null) === null && (reader.raw('lng') ?? null) === null) return null;
  return positionIn(reader);
}

/** None where the field is missing. */
function aliasesOf(reader: RecordReader): readonly string[] {
  return reader.raw('aliases') === undefined ? [] : reader.texts('aliases');
}
