import type { FieldProblem } from '../../core/records/record-reader.ts';
import type { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import { type ContentFile, jsonOf } from './content-folder.ts';

/**
 * Parses the rows of a JSON list, each on its own. Invalid rows and rows with a repeated id are left out and logged; an
 * invalid file has no rows.
 */
export function rowsOf<Row extends { readonly id: string }>(
  file: ContentFile,
  parse: (row: unknown) => Result<Row, readonly FieldProblem[]>,
  log: Pick<Log, 'warn'>,
): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  const json = jsonOf(file);
  if (!json.ok || !Array.isArray(json.value)) {
    log.warn({ file: file.name, problem: json.ok ? 'must be a list' : json.error }, 'Content file left out');
    return rows;
  }
  for (const [index, record] of json.value.entries()) {
    const row = parse(record);
    if (!row.ok) {
      log.warn({ file: file.name, row: index, problems: row.error }, 'Content record left out');
    } else if (rows.has(row.value.id)) {
      const problems = [{ field: 'id', problem: `"${row.value.id}" is taken by an earlier row` }];
      log.warn({ file: file.name, row: index, problems }, 'Content record left out');
    } else rows.set(row.value.id, row.value);
  }
  return rows;
}
