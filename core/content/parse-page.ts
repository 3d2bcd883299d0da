import * as v from 'valibot';
import { inEveryLocale, LOCALES, type Locale } from '../locale/locale.ts';
import * as f from '../records/fields.ts';
import { type FieldProblem, readBySchema } from '../records/read-by-schema.ts';
import { isFreeSlug } from '../routing/routes.ts';
import { isRecord } from '../shared/parse-json.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Block, type BlockProblem, parseBlock } from './block.ts';
import type { Page, PageTranslation } from './page.ts';
import { parseDetails } from './page-details.ts';
import { PAGE_KINDS } from './page-kind.ts';

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

export function isPageId(value: unknown): value is string {
  return typeof value === 'string' && SLUG.test(value);
}

const state = f.record({ breadcrumbsTitle: f.text, pageTitle: f.text, description: f.text });
const texts = f.withDefault(f.list(f.text), []);

const COMMON = {
  id: f.matchingPattern(SLUG, 'an id such as "the-letter"'),
  kind: f.withDefault(f.oneOf(PAGE_KINDS), 'content'),
  slug: f.record({}),
  parent: f.optionalText,
  published: f.optional(f.date),
  updated: f.utcInstant,
  image: f.optionalText,
  categories: texts,
  related: texts,
  popularity: f.optional(f.number()),
  indexable: f.withDefault(f.boolean, true),
  valid: f.withDefault(f.record({ from: f.optional(f.date), until: f.optional(f.date) }), { from: null, until: null }),
};

/** Returns the schema of a page that exists in these languages, without its details; other languages are ignored. */
export function pageSchema(locales: readonly Locale[]) {
  function perLocale<Schema extends v.GenericSchema>(schema: Schema) {
    // The schema covers only the languages of the page, and each of them is present.
    return f.record(Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, Schema>);
  }
  return f.record({
    ...COMMON,
    state: perLocale(state),
    blocks: perLocale(f.list(v.unknown())),
    teaser: f.optional(perLocale(f.optionalText)),
  });
}

interface ParsedPage {
  readonly page: Page;
  /** Invalid slugs: the page is left out in their languages and kept in the others. */
  readonly problems: readonly FieldProblem[];
}

/**
 * Parses one page of the content. An invalid block is left out and kept as a problem of its translation
 * (CO2); an invalid page is an error. A page exists only in the languages in which it has a slug.
 */
export function parsePage(raw: unknown): Result<ParsedPage, readonly FieldProblem[]> {
  // Field by field: the check of content sees which fields of a record are read.
  const fields = isRecord(raw) ? raw : {};
  const kind = PAGE_KINDS.find((known) => known === fields.kind) ?? 'content';
  const slugsByLocale = isRecord(fields.slug) ? fields.slug : {};
  const slugs = new Map<Locale, string>();
  const wrongSlugs: FieldProblem[] = [];
  for (const { code } of LOCALES) {
    const slug = slugOf(slugsByLocale[code]);
    if (slug?.ok) slugs.set(code, slug.value);
    else if (slug !== null) wrongSlugs.push({ field: `slug.${code}`, problem: slug.error });
  }
  const read = readBySchema(pageSchema([...slugs.keys()]), raw);
  const details = parseDetails(kind, raw);
  const problems = [...(read.ok ? [] : read.error), ...(details.ok ? [] : details.error), ...wrongSlugs];
  const isNowhere = slugs.size === 0 && !problems.some(({ field }) => /^(?:record$|slug\b)/.test(field));
  if (isNowhere) problems.push({ field: 'slug', problem: 'is given in no language' });
  if (!read.ok || !details.ok || slugs.size === 0) return err(problems);
  const { slug: _, kind: pageType, valid: validity, state: states, blocks, teaser, ...page } = read.value;
  const translations = inEveryLocale((locale): PageTranslation | null => {
    const slug = slugs.get(locale);
    if (slug === undefined) return null;
    return {
      slug,
      state: { ...states[locale], pageType },
      teaser: teaser?.[locale] ?? null,
      ...blocksOf(blocks[locale]),
    };
  });
  return ok({ page: { ...page, details: details.value, validity, translations }, problems: wrongSlugs });
}

/** Parses the slug of a page in a language; null if the page does not exist there. */
function slugOf(raw: unknown): Result<string, string> | null {
  if (raw === undefined || raw === null || raw === '') return null;
  if (typeof raw !== 'string' || !SLUG.test(raw)) return err('must be a slug');
  return isFreeSlug(raw) ? ok(raw) : err(`"${raw}" is an address of the site’s own pages`);
}

function blocksOf(raw: readonly unknown[]): Pick<PageTranslation, 'blocks' | 'problems'> {
  const blocks: Block[] = [];
  const problems: BlockProblem[] = [];
  for (const one of raw) {
    const block = parseBlock(one);
    const mark = isRecord(one) && typeof one.editMark === 'string' ? { editMark: one.editMark } : {};
    if (block.ok) blocks.push({ ...block.value, ...mark });
    else problems.push({ at: blocks.length, ...block.error, ...mark });
  }
  return { blocks, problems };
}
