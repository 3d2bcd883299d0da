import type { FieldProblem } from '../../core/records/record-reader.ts';
import type { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import { type ContentFile, jsonOf } from './content-folder.ts';

/**
 * The rows of a file that is one JSON list, each parsed for itself. A bad row, or a second one with an id that is
 * taken, is left out and named in the log; a bad file has no rows.
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
