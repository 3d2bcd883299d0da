import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

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

/** A step of the breadcrumb trail, with its address as the page writes it. */
export interface Crumb {
  readonly text: string;
  readonly href: string;
}

/** Builds the breadcrumb trail of a page; empty without a trail or without a public address (CO7). */
export function breadcrumbList(crumbs: readonly Crumb[], { file }: Pick<SeoContext, 'file'>): JsonLd[] {
  const items = crumbs.flatMap(({ text, href }, at) => {
    const item = file(href);
    return item === null ? [] : [thing('ListItem', { position: at + 1, name: text, item })];
  });
  return items.length < 2 ? [] : [thing('BreadcrumbList', { itemListElement: items })];
}
