import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { defaultTab, isFull, MAX_COMPARED, NOTHING_COMPARED, withYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { FavouritesView, FavouriteView } from './favourites-view.ts';

type Yachts = readonly Pick<FavouriteView, 'id' | 'page'>[];

/** Returns the address of the form that asks about all yachts with a page (FM2); null if there are none. */
export function enquireLink(yachts: Yachts, { enquire }: Pick<FavouritesView, 'enquire'>): string | null {
  const paged = yachts.filter(({ page }) => page !== null);
  if (paged.length === 0) return null;
  // The form asks about a charter as soon as one of them is for charter.
  const kind = paged.some(({ page }) => page?.market === 'charter') ? 'charter' : 'purchase';
  return enquire + encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, kind, favourites: paged.map(({ id }) => id) });
}

/**
 * Returns the address of the comparison with as many yachts of each market as it can hold; null if no market has two.
 */
export function compareLink(
  yachts: Yachts,
  { compare }: Pick<FavouritesView, 'compare'>,
  translate: Translate,
): { readonly text: string; readonly href: string } | null {
  const offered = yachts.flatMap(({ id, page }) => (page?.offered ? [{ id, market: page.market }] : []));
  if (offered.length < 2) return null;
  let compared = NOTHING_COMPARED;
  let tooMany = false;
  for (const { id, market } of offered) {
    tooMany ||= isFull(compared, market);
    compared = withYacht(compared, market, id);
  }
  return {
    text: tooMany ? translate('favourites.compareFirst', { most: MAX_COMPARED }) : translate('favourites.compare'),
    href: compare + encodeComparison({ ...compared, tab: defaultTab(compared) }),
  };
}
