import * as v from 'valibot';
import { sameInEveryLocale } from '../locale/locale.ts';
import * as f from '../records/fields.ts';
import { parserOf } from '../records/read-by-schema.ts';
import { PAGE_KINDS } from './page-kind.ts';

/** A path without locale (RT5), or an absolute, mailto: or tel: address; one for all locales, or one for each. */
const href = v.lazy((value) =>
  typeof value === 'string' ? v.pipe(v.string(), v.transform(sameInEveryLocale)) : f.localized(f.text),
);
const link = f.record({ text: f.localized(f.text), href });
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

const category = f.record({ id: f.text, of: f.oneOf(PAGE_KINDS), name: f.localized(f.text) });
export type Category = v.InferOutput<typeof category>;

/** The schema of the site record: the brokerage, and every page's navigation and footer (CO6). */
export const siteSchema = f.record({
  brand: f.record({
    /** Full name, as in titles and the footer. */
    name: f.text,
    /** Short name beside the logo. */
    mark: f.text,
    tagline: f.localized(f.text),
    phone: f.text,
    email: f.email,
  }),
  /** Whether the page of a withdrawn yacht shows her last asking price; false by default. */
  lastAskingPrice: f.withDefault(f.boolean, false),
  /** In the order in which lists show them. */
  categories: f.list(category),
  navigation: f.list(link),
  footer: f.record({
    newsletter: f.record({ headline: f.localized(f.text), button: link }),
    columns: f.list(f.record({ title: f.localized(f.text), links: f.list(link) })),
    social: f.list(
      f.record({ network: f.oneOf(SOCIAL_NETWORKS), url: f.matchingPattern(/^https:\/\//, 'an https address') }),
    ),
    legal: f.list(link),
  }),
});
export type Site = v.InferOutput<typeof siteSchema>;

/** Returns the brokerage's accounts in social networks; the front page of a network is not an account (CO6). */
export function socialAccounts({ footer }: Site): Site['footer']['social'] {
  return footer.social.filter(({ url }) => /^https:\/\/[^/]+\/[^/]/.test(url));
}

const texts = f.list(f.text);

/** The schema of the homepage: its texts, yachts by slug and offices by id. Unknown ones are not rendered. */
export const homeSchema = f.record({
  title: f.localized(f.text),
  description: f.localized(f.text),
  hero: f.record({ headline: f.localized(texts), yacht: f.text, caption: f.localized(f.text) }),
  lately: f.record({ headline: f.localized(texts), text: f.localized(f.text), yachts: texts }),
  destinations: f.record({ headline: f.localized(f.text), text: f.localized(f.text) }),
  scale: f.record({ headline: f.localized(f.text), yachts: texts }),
  offices: f.record({ headline: f.localized(f.text), text: f.localized(f.text), offices: texts }),
});
export type HomeContent = v.InferOutput<typeof homeSchema>;

/** Parses the site record: the brokerage, its navigation and its footer. */
export const parseSite = parserOf(siteSchema);
export const parseHome = parserOf(homeSchema);
