import type { Site } from '../content/site.ts';
import type { Locale } from '../locale/locale.ts';

/** A Thing of schema.org as plain data. */
export interface JsonLd {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** The page whose structured data is built. */
export interface SeoContext {
  readonly site: Site;
  readonly locale: Locale;
  /** Returns the absolute address of a path in the page's locale; null if no public address is configured. */
  readonly page: (path: string) => string | null;
  /** Returns the absolute address of a file, or of an address that is absolute already; null as for `page`. */
  readonly file: (url: string) => string | null;
}

/** The facts of a content page for its structured data, in the page's language. */
export interface PageFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute address; null if no public address is configured. */
  readonly url: string | null;
  /** Absolute addresses. */
  readonly images: readonly string[];
  /** ISO 8601 dates. */
  readonly published: string | null;
  readonly updated: string;
}

/** A person, with the address of their page if there is one. */
export interface NamedPerson {
  readonly name: string;
  readonly url: string | null;
}

/** Builds a Thing from its known properties: null, undefined, empty texts and empty lists are left out. */
export function thing(type: JsonLd['@type'], properties: Readonly<Record<string, unknown>>): JsonLd {
  const isNothing = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const known = Object.entries(properties).filter(([, value]) => !isNothing(value));
  return { '@type': type, ...Object.fromEntries(known) };
}

/** Builds the Thing that a page is about. */
export function pageThing(type: string, { name, description, url, images }: PageFacts, properties: object): JsonLd {
  return thing(type, { name, description, url, image: images, ...properties });
}

/** Builds the JSON-LD document of one or several things; null if there is none. */
export function jsonLdDocument(things: readonly JsonLd[]): object | null {
  const [only] = things;
  if (only === undefined) return null;
  const context = { '@context': 'https://schema.org' };
  return things.length === 1 ? { ...context, ...only } : { ...context, '@graph': things };
}

/**
 * Builds the list of a page's items by address; empty for an empty list or without a public address.
 * @param hrefs addresses as the page writes them
 * @param before number of items on the pages before
 */
export function itemList(hrefs: readonly string[], { file }: Pick<SeoContext, 'file'>, before = 0): JsonLd[] {
  const items = hrefs.flatMap((href, at) => {
    const url = file(href);
    return url === null ? [] : [thing('ListItem', { position: before + at + 1, url })];
  });
  return items.length === 0 ? [] : [thing('ItemList', { itemListElement: items })];
}

/**
 * Builds the breadcrumb trail of a page; empty for fewer than two steps or without a public address (CO7).
 * @param crumbs the steps, with their addresses as the page writes them
 */
export function breadcrumbList(
  crumbs: readonly { readonly text: string; readonly href: string }[],
  { file }: Pick<SeoContext, 'file'>,
): JsonLd[] {
  const items = crumbs.flatMap(({ text, href }, at) => {
    const item = file(href);
    return item === null ? [] : [thing('ListItem', { position: at + 1, name: text, item })];
  });
  return items.length < 2 ? [] : [thing('BreadcrumbList', { itemListElement: items })];
}
