import type { Locale } from '../../core/locale/locale.ts';

/**
 * The form that the buttons of cards send without a script (`ui/yacht-card/MarkButton.tsx`). It stands beside the page,
 * not in it: the browser's part of the page knows nothing of it.
 * @param isFavourites on the page of favourites a button also takes out
 */
export function markForm(locale: Locale, isFavourites: boolean): string {
  const from = isFavourites ? '?from=favourites' : '';
  return `<form id="mark" method="post" action="/shortlist/${locale}${from}" hidden></form>`;
}
