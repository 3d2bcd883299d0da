import { recordReaderOf } from '../../core/records/record-reader.ts';
import { escapePattern } from '../../core/shared/escape-pattern.ts';
import { fieldOf } from './content.ts';
import type { JsonFile } from './content-folder.ts';
import { errorAt, type Finding } from './finding.ts';

/** An entry of check.json, which accepts a finding. */
interface Acceptance {
  /** `*` stands for any text; a pattern accepts only warnings. */
  readonly file: string;
  readonly field: string;
}

export interface CheckResult {
  /** The findings that are not accepted, with mistakes of the list itself. */
  readonly findings: readonly Finding[];
  readonly accepted: number;
}

/** Removes the findings that the content folder's check.json accepts. An entry that accepts nothing is an error. */
export function acceptFindings(found: readonly Finding[], check: JsonFile): CheckResult {
  const mistakes: Finding[] = [];
  const entries = entriesOf(check, mistakes);
  const exact = new Set(entries.filter(isExact).map(keyOf));
  const patterns = entries.filter((entry) => !isExact(entry)).map((entry) => ({ entry, test: testOf(entry) }));
  const useful = new Set<string>();
  const left = found.filter((finding) => {
    const key = keyOf(finding);
    const pattern = finding.level === 'warning' ? patterns.find(({ test }) => test(finding)) : undefined;
    if (exact.has(key)) useful.add(key);
    else if (pattern === undefined) return true;
    else useful.add(keyOf(pattern.entry));
    return false;
  });
  for (const [at, entry] of entries.entries()) {
    if (useful.has(keyOf(entry))) continue;
    mistakes.push(
      errorAt(check.name, `accept[${at}]`, `accepts nothing: there is no such finding at ${entry.file} ${entry.field}`),
    );
  }
  return { findings: [...left, ...mistakes], accepted: found.length - left.length };
}

function entriesOf({ name, json }: JsonFile, mistakes: Finding[]): readonly Acceptance[] {
  if (!json.ok) {
    mistakes.push(errorAt(name, '', json.error));
    return [];
  }
  const reader = recordReaderOf(json.value);
  const entries = reader.list('accept', (rows, index) => {
    const row = rows.object(index);
    // The field is '' for a whole file; every entry needs a reason.
    const field = fieldOf(rows.raw(index), 'field') === '' ? '' : row.text('field');
    row.text('because');
    return { file: row.text('file'), field };
  });
  mistakes.push(...reader.problems.map(({ field, problem }) => errorAt(name, field, problem)));
  return reader.problems.length > 0 ? [] : entries;
}

function isExact({ file, field }: Acceptance): boolean {
  return !file.includes('*') && !field.includes('*');
}

function keyOf({ file, field }: Acceptance): string {
  return `${file}\n${field}`;
}

function testOf({ file, field }: Acceptance): (finding: Finding) => boolean {
  const [inFile, inField] = [patternOf(file), patternOf(field)];
  return (finding) => inFile.test(finding.file) && inField.test(finding.field);
}

function patternOf(text: string): RegExp {
  const plain = text.split('*').map(escapePattern);
  return new RegExp(`^${plain.join('.*')}$`, 's');
}
