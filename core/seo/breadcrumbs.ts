import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

/** A step of the trail, with its address as the page writes it. */
export interface Crumb {
  readonly text: string;
  readonly href: string;
}

/** product.md CO7: the trail that leads to a page; nothing for a page without one, or where addresses are not known. */
export function breadcrumbList(crumbs: readonly Crumb[], { file }: Pick<SeoContext, 'file'>): JsonLd[] {
  const items = crumbs.flatMap(({ text, href }, at) => {
    const item = file(href);
    return item === null ? [] : [thing('ListItem', { position: at + 1, name: text, item })];
  });
  return items.length < 2 ? [] : [thing('BreadcrumbList', { itemListElement: items })];
}
