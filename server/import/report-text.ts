import type { ImportResult } from '../../core/application/import-listings.ts';
import type { ImportSummary, ProblemGroup, RecordOutcome } from '../../core/import/import-report.ts';

export interface ReportHead {
  readonly feed: string;
  /** A file, or an address without its query, which may hold a key. */
  readonly from: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

/** How each outcome is called in reports, in the order in which it is listed (FD4). */
export const OUTCOME_NAMES: Readonly<Record<RecordOutcome, string>> = {
  created: 'new',
  changed: 'changed',
  returned: 'back on the market',
  unchanged: 'unchanged',
  withdrawn: 'off the market',
  missing: 'not found, kept until the next import',
  offBefore: 'sold before they came',
};

/** The outcome of an import, in one sentence. */
export const IMPORT_OUTCOME_SENTENCES: Readonly<Record<ImportResult['outcome'], string>> = {
  refused: 'Refused: nothing was changed.',
  applied: 'Applied.',
  planned: 'A dry run: nothing was changed.',
  same: 'The feed is the one that was imported last: there is nothing to change.',
};

/** Groups and fields that a text names one by one; data and page have them all. */
const MAX_LINES = 25;

/** Writes the report of an import as text (FD4). */
export function reportText(head: ReportHead, result: ImportResult): string {
  const { summary } = result;
  const counts = [
    '',
    `${summary.records} records`,
    ...outcomeLines(summary),
    ...groupLines('Refused records, by reason', summary.refused),
    ...groupLines('Values left out', summary.leftOut),
    ...unmappedLines(summary),
  ];
  return [
    `Import of feed "${head.feed}" from ${head.from}, ${head.at}`,
    IMPORT_OUTCOME_SENTENCES[result.outcome],
    ...result.refusals.map((line) => `  ${line}`),
    ...(result.outcome === 'same' ? [] : counts),
    '',
  ].join('\n');
}

function outcomeLines({ outcomes, refusedRecords }: ImportSummary): readonly string[] {
  const rows = Object.entries(OUTCOME_NAMES).map(
    ([outcome, name]) => [name, outcomes[outcome as RecordOutcome]] as const,
  );
  return [...rows, ['refused', refusedRecords] as const]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${String(count).padStart(8)}  ${name}`);
}

function groupLines(title: string, groups: readonly ProblemGroup[]): readonly string[] {
  if (groups.length === 0) return [];
  const lines = groups.slice(0, MAX_LINES).map(({ field, problem, count, examples }) => {
    const [example] = examples;
    const value = example === undefined || example.value === '' ? '' : `: ${example.value}`;
    const where = example === undefined ? '' : ` (${example.at}${value})`;
    return `${String(count).padStart(8)}  ${field} ${problem}${where}`;
  });
  return ['', title, ...lines, ...furtherLine(groups.length)];
}

function unmappedLines({ unmapped }: ImportSummary): readonly string[] {
  const fields = Object.entries(unmapped);
  if (fields.length === 0) return [];
  const lines = fields.slice(0, MAX_LINES).map(([field, count]) => `${String(count).padStart(8)}  ${field}`);
  return ['', 'Fields of the feed for which the site has no place', ...lines, ...furtherLine(fields.length)];
}

function furtherLine(length: number): readonly string[] {
  return length > MAX_LINES ? [`          and ${length - MAX_LINES} further ones`] : [];
}
