import { err, ok, type Result } from '../../core/shared/result.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import { type FieldProblem, readRecord } from './record-reader.ts';

/** One row of areas.json as a cruising area, or everything that is wrong with it. */
export function parseArea(record: unknown): Result<CruisingArea, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const region = reader.object('region');
  const area: CruisingArea = {
    id: reader.text('id'),
    name: reader.localized('name'),
    region: { id: region.text('id'), name: region.localized('name') },
    url: reader.localizedOrNull('url'),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(area);
}
