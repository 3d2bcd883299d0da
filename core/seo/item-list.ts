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
