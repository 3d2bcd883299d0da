import type { Row } from './comparison.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { SERVICES } from './services.ts';
import type { Outcome } from './sight.ts';

/** One letter for each outcome in the table. */
const SIGNS: Readonly<Record<Outcome, string>> = { same: '=', less: '-', later: '?', wrong: 'X' };
/** Column heads of the table, in the order of the kinds of pages. */
const SHORT = PAGE_KINDS.map((kind) => kind.slice(0, 4).trim());

/** Returns the head of the table that {@link tableRow} continues. */
export function tableHead(): string {
  return [
    'The answers by kind of page:',
    '  = complete   - without a part   ? 503 with a page that says so   X wrong   . not asked for',
    '',
    `${''.padEnd(50)} ${SHORT.map((name) => name.padEnd(4)).join(' ')}  longest  healed`,
  ].join('\n');
}

/** Returns one row of the table, and a line for each thing that must not be. */
export function tableRow(row: Row): string {
  const signs = PAGE_KINDS.map((kind) => (SIGNS[row.cells.get(kind)?.outcome ?? 'wrong'] ?? '.').padEnd(4));
  const shown = PAGE_KINDS.map((kind, at) => (row.cells.has(kind) ? signs[at] : '.   '));
  const name = `${row.service}: ${row.fault}, ${row.situation}`.padEnd(50);
  const line = `${name} ${shown.join(' ')}  ${seconds(longest(row)).padStart(7)}  ${seconds(row.healedMs).padStart(6)}`;
  return [line, ...row.problems.map((problem) => `  WRONG  ${problem}`)].join('\n');
}

function longest({ cells }: Row): number | null {
  return cells.size === 0 ? null : Math.max(...[...cells.values()].map(({ ms }) => ms));
}

function seconds(ms: number | null): string {
  return ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`;
}

const INTRODUCTION = `# Faults

What visitors see while something that the site needs fails. \`npm run faults -- --write\` makes every fault against the built site and writes this page; see [Checks](checks.md#faults). Do not edit it by hand.

A fault is made in one of these situations:

- **seen**: the node was running, and had shown these pages before the fault. They are outdated by an edit, so that each has to be made anew during the fault.
- **not seen**: the same node, and pages that nobody had asked for, with pages that are no node's to keep: search words, forms.
- **cold**: the node starts during the fault and has never shown anything. *Content kept* means that an earlier process has left its copy on the disk, *with a stand-in* that \`SEARCH_STAND_IN\` is set.

Every page is asked for twice, by several visitors at once, and a form is sent that was opened before the fault. The longest wait is that of all these answers on the machine that wrote this page, which had other work as well. *Right again* is the time from the end of the fault until every page is complete, every form that was returned is accepted, and the service is used again.

In every row that does not say **Wrong**: no page is blank, no answer is a 5xx but the 503 that is named, no page says that there is nothing where there is something, none that was seen is lost, and no enquiry is lost. A row that says so names what was not as it must be, be it a fault of the site or a machine too busy to answer within the bounds. Where only a time ran out, the machine may have been busy: make the row again on a quiet one before you look for a fault.
`;

const WORDS: readonly (readonly [Outcome, (kinds: string) => string])[] = [
  ['less', (kinds) => `Without pictures or related yachts that come from there: ${kinds}.`],
  ['later', (kinds) => `A page that asks to try again in a moment (503): ${kinds}.`],
  ['wrong', (kinds) => `**Wrong**: ${kinds}.`],
];

/** Says in a sentence or two what the visitors of a row see. */
function sentences({ cells, note, problems }: Row): string {
  if (problems.length > 0) return `**Wrong**: ${problems.join('; ')}.`;
  if (note !== undefined) return note;
  const kinds = (outcome: Outcome) => PAGE_KINDS.filter((kind) => cells.get(kind)?.outcome === outcome);
  const parts = WORDS.flatMap(([outcome, say]) => {
    const found = kinds(outcome);
    const forms = outcome === 'later' && found.includes('enquiry') ? ' The form keeps its text.' : '';
    return found.length === 0 ? [] : [say(list(found)) + forms];
  });
  return parts.length === 0 ? 'Everything, complete.' : [...parts, 'Everything else is complete.'].join(' ');
}

function list(kinds: readonly PageKind[]): string {
  return kinds.join(', ');
}

/** Returns the page of the guide. @param left faults of the machine that could not be made, with the reason */
export function guidePage(rows: readonly Row[], left: readonly string[]): string {
  const services = [...new Set([...SERVICES.map(({ name }) => name), ...rows.map(({ service }) => service)])];
  const tables = services.map((service) => {
    const kind = SERVICES.find(({ name }) => name === service);
    const order = ({ fault }: Row) => kind?.faults.indexOf(fault) ?? 0;
    const own = rows.filter((row) => row.service === service).toSorted((a, b) => order(a) - order(b));
    const without = Object.entries(kind?.without ?? {}).map(([fault, why]) => `- ${fault}: ${why}.`);
    const made = new Set(own.map(({ fault }) => fault));
    const notMade = kind?.faults.filter((fault) => !made.has(fault)) ?? [];
    return [
      `## ${service.charAt(0).toUpperCase()}${service.slice(1)}`,
      '',
      '| fault | situation | what the visitor sees | longest wait | right again |',
      '|---|---|---|---|---|',
      ...own.map((row) => {
        const cells = [row.fault, row.situation, sentences(row), seconds(longest(row)), seconds(row.healedMs)];
        return `| ${cells.join(' | ')} |`;
      }),
      ...(notMade.length === 0 ? [] : ['', `Not made in the runs that wrote this page: ${notMade.join(', ')}.`]),
      ...(without.length === 0 ? [] : ['', 'Left out, since they make no sense:', '', ...without]),
    ].join('\n');
  });
  const missing =
    left.length === 0 ? [] : [`## Not made on this machine\n\n${left.map((one) => `- ${one}`).join('\n')}`];
  return `${[INTRODUCTION, ...tables, ...missing].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
