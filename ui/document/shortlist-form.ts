import type { Locale } from '../../core/locale/locale.ts';

/**
 * Renders the form that favourite and compare buttons send without a script (`ui/shortlist/ShortlistButton.tsx`). It is
 * outside the page's root, so that React does not hydrate it.
 * @param isFavourites whether the page is that of the favourites, whose buttons also remove
 */
export function shortlistForm(locale: Locale, isFavourites: boolean): string {
  const from = isFavourites ? '?from=favourites' : '';
  return `<form id="mark" method="post" action="/shortlist/${locale}${from}" hidden></form>`;
}
