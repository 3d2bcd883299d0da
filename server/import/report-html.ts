import type { ImportResult } from '../../core/application/import-listings.ts';
import type { ImportSummary, ProblemGroup, RecordOutcome } from '../../core/import/import-report.ts';
import { escapeMarkup } from '../../core/shared/escape-markup.ts';
import { IMPORT_OUTCOME_SENTENCES, OUTCOME_NAMES, type ReportHead } from './report-text.ts';

const STYLE = `
:root { --ink: #14212b; --soft: #5b6972; --line: #d9d6cf; --paper: #faf8f4; --sea: #1f4e5f; --coral: #a3442f }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 3rem 1.25rem 5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.15; text-wrap: balance }
h1 { font-size: clamp(1.8rem, 5vw, 2.75rem); margin: 0 0 .5rem }
h2 { font-size: 1.4rem; margin: 3rem 0 .75rem }
p { margin: 0 0 .5rem; color: var(--soft) }
.verdict { color: var(--ink); font-size: 1.15rem }
.refused { border-left: 3px solid var(--coral); padding-left: 1rem; color: var(--coral) }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1.25rem; margin: 2rem 0 0 }
dl div { border-top: 1px solid var(--line); padding-top: .5rem; display: flex; flex-direction: column-reverse }
dt { color: var(--soft); font-size: .875rem } dd { margin: 0; font: 1.9rem/1.2 Georgia, serif }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere }
th { font-weight: 500; color: var(--soft) } .n { text-align: right; font-variant-numeric: tabular-nums; width: 5rem }
small { color: var(--soft); display: block } meter { width: 100%; max-width: 18rem }
@media print { body { padding: 0; background: none } h2 { break-after: avoid } tr { break-inside: avoid } }
`;

/** Writes the report of an import as one page without script, which needs no other file (FD4). */
export function reportHtml(head: ReportHead, result: ImportResult): string {
  const { summary, refusals } = result;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Import of ${escapeMarkup(head.feed)}</title>
<style>${STYLE}</style>
<main>
<h1>Import of ${escapeMarkup(head.feed)}</h1>
<p>${escapeMarkup(head.from)} · <time datetime="${escapeMarkup(head.at)}">${escapeMarkup(head.at.slice(0, 16).replace('T', ' '))} UTC</time></p>
<p class="verdict">${escapeMarkup(IMPORT_OUTCOME_SENTENCES[result.outcome])}</p>
${refusals.map((line) => `<p class="refused">${escapeMarkup(line)}</p>`).join('\n')}
<dl>${tiles(summary)}</dl>
${section('Refused records, by reason', summary.refused)}
${section('Values left out', summary.leftOut)}
${coverage(summary)}
${unmappedTable(summary)}
</main>
</html>
`;
}

function tiles({ records, outcomes, refusedRecords }: ImportSummary): string {
  const counts = Object.entries(OUTCOME_NAMES).map(
    ([outcome, name]) => [name, outcomes[outcome as RecordOutcome]] as const,
  );
  return [['records', records] as const, ...counts, ['refused', refusedRecords] as const]
    .map(([name, count]) => `<div><dt>${escapeMarkup(name)}</dt><dd>${count}</dd></div>`)
    .join('');
}

function section(title: string, groups: readonly ProblemGroup[]): string {
  if (groups.length === 0) return '';
  const rows = groups.map(({ field, problem, count, examples }) => {
    const texts = examples.map(({ at, ref, value }) => [at, ref === null ? '' : `id ${ref}`, value].filter(Boolean));
    const shown = texts.map((parts) => `<small>${escapeMarkup(parts.join(' · '))}</small>`).join('');
    return `<tr><td class="n">${count}</td><td>${escapeMarkup(field)}</td><td>${escapeMarkup(problem)}${shown}</td></tr>`;
  });
  return table(title, ['Records', 'Field', 'What is wrong, and where'], rows);
}

function coverage({ coverage }: ImportSummary): string {
  const rows = Object.entries(coverage).map(([field, share]) => {
    const percent = Math.round(share * 100);
    const meter = `<meter max="100" value="${percent}" aria-label="${escapeMarkup(field)}">${percent} %</meter>`;
    return `<tr><td class="n">${percent} %</td><td>${escapeMarkup(field)}</td><td>${meter}</td></tr>`;
  });
  return table('How much the feed says', ['Listings', 'Field', 'Share'], rows);
}

function unmappedTable({ unmapped }: ImportSummary): string {
  const rows = Object.entries(unmapped).map(
    ([field, count]) => `<tr><td class="n">${count}</td><td>${escapeMarkup(field)}</td></tr>`,
  );
  return table('Fields for which the site has no place', ['Listings', 'Field of the feed'], rows);
}

function table(title: string, [first = '', ...others]: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const heads = others.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<section><h2>${title}</h2><table>
<thead><tr><th scope="col" class="n">${first}</th>${heads}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}
