import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

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
