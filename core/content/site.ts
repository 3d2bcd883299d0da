import * as v from 'valibot';
import { everyLocale } from '../locale/locale.ts';
import { email, flag, list, localized, matching, oneOf, record, text, withDefault } from '../records/fields.ts';
import { readBySchema } from '../records/read-by-schema.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import type { Result } from '../shared/result.ts';
import { PAGE_KINDS } from './page-kind.ts';

/**
 * A path without locale (RT5), or an absolute, mailto: or tel: address; one for all locales, or one for
 * each.
 */
const href = v.lazy((value) =>
  typeof value === 'string' ? v.pipe(v.string(), v.transform(everyLocale)) : localized(text),
);
const link = record({ text: localized(text), href });
export type SiteLink = v.InferOutput<typeof link>;

export const SOCIAL_NETWORKS = [
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'pinterest',
  'twitter',
  'tiktok',
] as const;

/** A category of the pages of a kind. */
const category = record({ id: text, of: oneOf(PAGE_KINDS), name: localized(text) });
export type Category = v.InferOutput<typeof category>;

/** The brokerage, and the navigation and footer of every page (CO6). */
export const site = record({
  brand: record({
    /** Full name, as in titles and the footer. */
    name: text,
    /** Short form beside the mark. */
    mark: text,
    tagline: localized(text),
    phone: text,
    email,
  }),
  /** Whether the page of a withdrawn yacht shows her last asking price; false unless the owner agreed to it. */
  lastAskingPrice: withDefault(flag, false),
  /** In the order in which lists show them. */
  categories: list(category),
  navigation: list(link),
  footer: record({
    newsletter: record({ headline: localized(text), button: link }),
    columns: list(record({ title: localized(text), links: list(link) })),
    social: list(record({ network: oneOf(SOCIAL_NETWORKS), url: matching(/^https:\/\//, 'an https address') })),
    legal: list(link),
  }),
});
export type Site = v.InferOutput<typeof site>;

const texts = list(text);

/**
 * The texts and choices of the homepage. Yachts and offices are named by slug and id; those that do not exist are left
 * out when the page is rendered.
 */
export const home = record({
  title: localized(text),
  description: localized(text),
  hero: record({ headline: localized(texts), yacht: text, caption: localized(text) }),
  lately: record({ headline: localized(texts), text: localized(text), yachts: texts }),
  destinations: record({ headline: localized(text), text: localized(text) }),
  scale: record({ headline: localized(text), yachts: texts }),
  offices: record({ headline: localized(text), text: localized(text), offices: texts }),
});
export type HomeContent = v.InferOutput<typeof home>;

/** Parses site.json: the brokerage, its navigation and its footer. */
export function parseSite(record: unknown): Result<Site, readonly FieldProblem[]> {
  return readBySchema(site, record);
}

/** Parses home.json. */
export function parseHome(record: unknown): Result<HomeContent, readonly FieldProblem[]> {
  return readBySchema(home, record);
}
