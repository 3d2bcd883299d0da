import type { Locale } from '../../core/locale/locale.ts';

/**
 * The form that favourite and compare buttons send without a script (`ui/shortlist/ShortlistButton.tsx`). It stands
 * beside the page, not in it, so that React does not hydrate it.
 * @param isFavourites on the page of favourites a button also removes
 */
export function shortlistForm(locale: Locale, isFavourites: boolean): string {
  const from = isFavourites ? '?from=favourites' : '';
  return `<form id="mark" method="post" action="/shortlist/${locale}${from}" hidden></form>`;
}
