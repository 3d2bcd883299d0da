import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

/**
 * What a page lists, by address; nothing for an empty list, or where addresses are not known.
 * @param hrefs as the page writes them
 * @param before how many stand on the pages before
 */
export function itemList(hrefs: readonly string[], { file }: Pick<SeoContext, 'file'>, before = 0): JsonLd[] {
  const items = hrefs.flatMap((href, at) => {
    const url = file(href);
    return url === null ? [] : [thing('ListItem', { position: before + at + 1, url })];
  });
  return items.length === 0 ? [] : [thing('ItemList', { itemListElement: items })];
}
