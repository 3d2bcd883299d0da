import type { Site } from '../content/site.ts';
import type { Locale } from '../locale/locale.ts';

/** A thing of schema.org as plain data. */
export interface JsonLd {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** What builders of structured data know of the page that it stands on. */
export interface SeoContext {
  readonly site: Site;
  readonly locale: Locale;
  /** Absolute address of a path without locale, in the page's language; null where no public address is configured. */
  readonly page: (path: string) => string | null;
  /** The same of what is in no language: files, and addresses that are absolute already. */
  readonly file: (url: string) => string | null;
}

/** A thing with what is known of it: null, undefined, empty texts and empty lists are left out. */
export function thing(type: JsonLd['@type'], properties: Readonly<Record<string, unknown>>): JsonLd {
  const known = Object.entries(properties).filter(([, value]) => !isNothing(value));
  return { '@type': type, ...Object.fromEntries(known) };
}

/** What a document says of itself: one thing, or several beside each other; null for none. */
export function jsonLdDocument(things: readonly JsonLd[]): object | null {
  const [only] = things;
  if (only === undefined) return null;
  const context = { '@context': 'https://schema.org' };
  return things.length === 1 ? { ...context, ...only } : { ...context, '@graph': things };
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
