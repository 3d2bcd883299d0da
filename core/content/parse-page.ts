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

const COMMON_FIELDS = {
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
    // The cast claims every locale; only those in `locales` are present, and only those are read.
    return f.record(Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, Schema>);
  }
  return f.record({
    ...COMMON_FIELDS,
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
 * Parses a content page. An invalid block is omitted, and recorded as a problem of its translation
 * (CO2); an invalid page is an error. A page exists only in the languages in which it has a slug.
 */
export function parsePage(raw: unknown): Result<ParsedPage, readonly FieldProblem[]> {
  // Read field by field, so that the content check can see which fields of a record are used.
  const fields = isRecord(raw) ? raw : {};
  const kind = PAGE_KINDS.find((known) => known === fields.kind) ?? 'content';
  const slugsByLocale = isRecord(fields.slug) ? fields.slug : {};
  const slugs = new Map<Locale, string>();
  const invalidSlugs: FieldProblem[] = [];
  for (const { code } of LOCALES) {
    const slug = slugOf(slugsByLocale[code]);
    if (slug?.ok) slugs.set(code, slug.value);
    else if (slug !== null) invalidSlugs.push({ field: `slug.${code}`, problem: slug.error });
  }
  const read = readBySchema(pageSchema([...slugs.keys()]), raw);
  const details = parseDetails(kind, raw);
  const problems = [...(read.ok ? [] : read.error), ...(details.ok ? [] : details.error), ...invalidSlugs];
  const hasNoSlug = slugs.size === 0 && !problems.some(({ field }) => /^(?:record$|slug\b)/.test(field));
  if (hasNoSlug) problems.push({ field: 'slug', problem: 'is missing in every language' });
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
  return ok({ page: { ...page, details: details.value, validity, translations }, problems: invalidSlugs });
}

/** Parses the slug of a page in a language; null if the page does not exist there. */
function slugOf(raw: unknown): Result<string, string> | null {
  if (raw === undefined || raw === null || raw === '') return null;
  if (typeof raw !== 'string' || !SLUG.test(raw))
    return err('must be lower-case letters, digits, hyphens and slashes, such as "crew/life"');
  return isFreeSlug(raw) ? ok(raw) : err(`"${raw}" is reserved for one of the site’s own pages`);
}

function blocksOf(raw: readonly unknown[]): Pick<PageTranslation, 'blocks' | 'problems'> {
  const blocks: Block[] = [];
  const problems: BlockProblem[] = [];
  for (const rawBlock of raw) {
    const block = parseBlock(rawBlock);
    const mark = isRecord(rawBlock) && typeof rawBlock.editMark === 'string' ? { editMark: rawBlock.editMark } : {};
    if (block.ok) blocks.push({ ...block.value, ...mark });
    else problems.push({ at: blocks.length, ...block.error, ...mark });
  }
  return { blocks, problems };
}
