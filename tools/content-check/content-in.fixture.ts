import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readFolder } from './content-folder.ts';
import { type ParsedContent, parseContent } from './parsed-content.ts';

export const TODAY = '2026-11-21';
const both = (text: string) => ({ en: text, es: text });
const link = (href: unknown) => ({ text: { en: 'Letter', es: 'Carta' }, href });

/** The valid files that every site needs. */
const MINIMAL_FILES: Readonly<Record<string, unknown>> = {
  'site.json': {
    brand: { name: 'Bowline', mark: 'B', tagline: both('Knots'), phone: '+44 20 7946 0000', email: 'a@b.example' },
    categories: [],
    navigation: [],
    footer: { newsletter: { headline: both('News'), button: link('/find/') }, columns: [], social: [], legal: [] },
  },
  'home.json': {
    title: both('Bowline'),
    description: both('Yachts'),
    hero: { headline: { en: ['Sea'], es: ['Mar'] }, yacht: 'thyme', caption: both('Thyme') },
    lately: { headline: { en: ['Sea'], es: ['Mar'] }, text: both('Thyme'), yachts: [] },
    destinations: { headline: both('Where'), text: both('There') },
    scale: { headline: both('Size'), yachts: [] },
    offices: { headline: both('Who'), text: both('We'), offices: [] },
  },
  'areas.json': [],
  'offices.json': [],
};

/** Makes a content page as its file has it, in both languages, with a head. */
export function pageRecord(id: string, change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const state = (title: string) => ({ breadcrumbsTitle: title, pageTitle: title, description: `About ${title}` });
  return {
    id,
    updated: '2026-01-01',
    slug: { en: `${id}-en`, es: `${id}-es` },
    state: { en: state(`The ${id}`), es: state(`El ${id}`) },
    blocks: { en: [{ type: 'page-head', title: `The ${id}` }], es: [{ type: 'page-head', title: `El ${id}` }] },
    ...change,
  };
}

/** Makes the blocks of a page, a head first, in both languages. */
export function blocksBelow(en: readonly unknown[], es: readonly unknown[] = en) {
  const head = { type: 'page-head', title: 'Knots' };
  return { blocks: { en: [head, ...en], es: [head, ...es] } };
}

/**
 * Writes these files and those that every site needs to a content folder, reads and parses it. A Buffer is written
 * unchanged.
 */
export async function contentIn(files: Readonly<Record<string, unknown>>): Promise<ParsedContent> {
  const dir = await mkdtemp(join(tmpdir(), 'content-check-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries({ ...MINIMAL_FILES, ...files })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    await writeFile(join(dir, name), isRaw ? content : JSON.stringify(content));
  }
  return parseContent(await readFolder(dir), TODAY);
}

/** Formats findings as `error file field: problem`, for short expectations. */
export function linesOf(
  findings: readonly { file: string; field: string; problem: string; level: string }[],
): string[] {
  return findings.map(({ file, field, problem, level }) => `${level} ${file} ${field}: ${problem}`);
}
