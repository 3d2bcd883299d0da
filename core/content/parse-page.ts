import { inEveryLocale } from '../locale/locale.ts';
import { utcInstant } from '../records/read-instant.ts';
import { type FieldProblem, type RecordReader, readRecord } from '../records/record-reader.ts';
import { isFreeSlug } from '../routing/routes.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Block, BlockProblem } from './block.ts';
import type { Page, PageState, PageTranslation } from './page.ts';
import { PAGE_KINDS, type PageKind } from './page-kind.ts';
import { parseBlock } from './parse-block.ts';
import { parseDetails } from './parse-details.ts';

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

export interface ParsedPage {
  readonly page: Page;
  /** Slugs that cannot be: in their languages the page is left out, and in the others it stands. */
  readonly problems: readonly FieldProblem[];
}

/**
 * One page as content holds it. A wrong block is left out, and kept as a problem of its translation (product.md CO2);
 * a wrong page is an error. A language without a slug is one that the page does not exist in.
 */
export function parsePage(record: unknown): Result<ParsedPage, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const kind = reader.optional('kind', () => reader.oneOf('kind', PAGE_KINDS)) ?? 'content';
  const slugs = reader.object('slug');
  const words: Words = {
    state: reader.object('state'),
    blocks: reader.object('blocks'),
    teaser: reader.optional('teaser', () => reader.object('teaser')),
  };
  const wrongSlugs: FieldProblem[] = [];
  const translations = inEveryLocale((locale) =>
    slugs.optional(locale, () => {
      const slug = slugOf(slugs.raw(locale));
      if (slug.ok) return translation(words, locale, kind, slug.value);
      wrongSlugs.push({ field: `slug.${locale}`, problem: slug.error });
      return null;
    }),
  );
  const isNowhere = Object.values(translations).every((one) => one === null);
  if (isNowhere && wrongSlugs.length === 0) reader.problem('slug', 'is given in no language');
  const valid = reader.optional('valid', () => reader.object('valid'));
  const page: Page = {
    id: reader.matching('id', SLUG, 'an id such as "the-letter"'),
    details: parseDetails(reader, kind),
    parent: reader.optionalText('parent'),
    published: dateAt(reader, 'published'),
    updated: utcInstant(reader, 'updated'),
    image: reader.optionalText('image'),
    categories: reader.optional('categories', () => reader.texts('categories')) ?? [],
    related: reader.optional('related', () => reader.texts('related')) ?? [],
    popularity: reader.optional('popularity', () => reader.number('popularity')),
    indexable: reader.optional('indexable', () => reader.flag('indexable')) ?? true,
    validity: { from: valid && dateAt(valid, 'from'), until: valid && dateAt(valid, 'until') },
    translations,
  };
  if (isNowhere || reader.problems.length > 0) return err([...reader.problems, ...wrongSlugs]);
  return ok({ page, problems: wrongSlugs });
}

function slugOf(raw: unknown): Result<string, string> {
  if (typeof raw !== 'string' || !SLUG.test(raw)) return err('must be a slug');
  return isFreeSlug(raw) ? ok(raw) : err(`"${raw}" is an address of the site’s own pages`);
}

/** What a page holds in each of its languages. */
interface Words {
  readonly state: RecordReader;
  readonly blocks: RecordReader;
  readonly teaser: RecordReader | null;
}

function translation(words: Words, locale: string, kind: PageKind, slug: string): PageTranslation {
  const teaser = words.teaser?.optionalText(locale) ?? null;
  const blocks: Block[] = [];
  const problems: BlockProblem[] = [];
  words.blocks.list(locale, (items, index) => {
    const block = parseBlock(items.raw(index));
    if (block.ok) blocks.push(block.value);
    else problems.push({ at: blocks.length, ...block.error });
  });
  return { slug, state: stateOf(words.state.object(locale), kind), teaser, blocks, problems };
}

function stateOf(state: RecordReader, pageType: PageKind): PageState {
  return {
    breadcrumbsTitle: state.text('breadcrumbsTitle'),
    pageTitle: state.text('pageTitle'),
    pageType,
    description: state.text('description'),
  };
}

function dateAt(reader: RecordReader, key: string): string | null {
  return reader.optional(key, () => reader.date(key));
}
