import { type OpenList, type TestFile, testsFor } from './audit.ts';

const MAX_TITLES = 6;

export interface Chapter {
  readonly title: string;
  readonly requirements: Readonly<Record<string, string>>;
}

/** Formats the table of requirements and their tests as a Markdown page. */
export function requirementsPage(chapters: readonly Chapter[], open: OpenList, files: readonly TestFile[]): string {
  const ids = chapters.flatMap(({ requirements }) => Object.keys(requirements));
  const count = (state: string | undefined) =>
    ids.filter((id) => open[id]?.state === state && (state === 'open' || testsFor(id, files).length > 0)).length;
  return `# Requirements and the tests that prove them

Written by \`npm run requirements\` from the names of the tests. Each test is named after the requirement it proves, so \`npx vitest run -t PR3\` runs the tests of one. A test that is told many cases, and one inside a loop, counts once.

${ids.length} requirements: ${count(undefined)} done, ${count('partly')} partly, ${count('open')} open.

${chapters.map((chapter) => chapterText(chapter, open, files)).join('\n')}`;
}

function chapterText({ title, requirements }: Chapter, open: OpenList, files: readonly TestFile[]): string {
  const entries = Object.entries(requirements).map(([id, asks]) => {
    const proof = testsFor(id, files);
    const tests = proof.reduce((sum, { titles }) => sum + titles.length, 0);
    return { id, asks, proof, tests, open: open[id] };
  });
  const rows = entries.map(({ id, asks, tests, open }) => {
    const missing =
      open === undefined ? '' : `. **${open.state === 'open' ? 'Open' : 'Partly'}:** ${plain(open.missing)}`;
    return `| ${id} | ${plain(asks)}${missing} | ${tests === 0 ? '–' : tests} |`;
  });
  const details = entries
    .filter(({ tests }) => tests > 0)
    .map(({ id, tests, proof }) => {
      const inFiles = proof.length === 1 ? '' : ` in ${proof.length} files`;
      const lists = proof.map(
        ({ file, titles }) => `\`${file}\`\n\n${titleList([...new Set(titles.map(({ title }) => title))])}\n`,
      );
      return `<details><summary>${id}: ${tests === 1 ? 'one test' : `${tests} tests`}${inFiles}</summary>\n\n${lists.join('\n')}\n</details>\n`;
    });
  return `## ${title}

| id | what it asks | tests |
|---|---|---|
${rows.join('\n')}

${details.join('')}`;
}

function titleList(titles: readonly string[]): string {
  const shown = titles.slice(0, titles.length > MAX_TITLES + 1 ? MAX_TITLES : titles.length);
  const rest = titles.length - shown.length;
  return [...shown.map(plain), ...(rest > 0 ? [`and ${rest} more`] : [])].map((line) => `- ${line}`).join('\n');
}

/** Escapes text for Markdown, on one line. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>|#~]/g, '\\$&');
}
