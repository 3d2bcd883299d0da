import { useEffect, useState } from 'react';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { defaultTab, isFull, MAX_COMPARED, NOTHING_COMPARED, withYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { encodeFavouriteIds } from '../../../core/shortlist/favourite-ids.ts';
import { encodeFavouritesLink, MAX_LINK } from '../../../core/shortlist/favourites-link.ts';
import { NO_LINK_PROBLEMS } from '../../../core/shortlist/favourites-link-fields.ts';
import type { FavouritesList } from '../../../core/shortlist/favourites-list.ts';
import { decodeListingStatus } from '../../../core/shortlist/listing-status.ts';
import { TextLink } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { Translate } from '../../i18n/translator.ts';
import { useCopyAddress } from '../../navigation/use-copy-address.ts';
import type { FavouritesView, FavouriteView } from './build-favourites-view.ts';

interface Props {
  readonly view: FavouritesView;
  readonly shown: readonly FavouriteView[];
  /** The same yachts, with the visitor's notes if the list is their own. */
  readonly list: FavouritesList;
}

/** Renders the number of yachts and the links to share, compare, enquire about and watch the list. */
export function FavouritesBar({ view, shown, list }: Props) {
  const t = useTranslate();
  const compare = compareLink(shown, view, t);
  const enquire = favouritesEnquiryHref(shown, view);
  return (
    <div className="favs-bar num">
      <p className="favs-count">{t('list.count', { count: shown.length })}</p>
      <ShareLink view={view} list={list} />
      {compare === null ? null : <TextLink href={compare.href}>{compare.text}</TextLink>}
      {enquire === null ? null : (
        <a className="link" href={enquire} data-vike="false">
          <span>{t('favourites.enquire')}</span>
        </a>
      )}
      <a className="link" href={favouritesAlertHref(shown, view)} data-vike="false">
        <span>{t('alerts.link.favourites')}</span>
      </a>
    </div>
  );
}

/**
 * Renders a link whose address holds the list, optionally with the visitor's notes. With a script there is also a
 * button that copies the address.
 */
function ShareLink({ view, list }: Pick<Props, 'view' | 'list'>) {
  const t = useTranslate();
  const [live, setLive] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const { copied, copy } = useCopyAddress();
  useEffect(() => setLive('clipboard' in navigator), []);
  const hasNotes = list.some(({ note }) => note !== '');
  const linkWithNotes = favouritesShareHref(view, list, hasNotes && withNotes);
  const isTooLong = linkWithNotes.length - view.action.length > MAX_LINK;
  const href = isTooLong ? favouritesShareHref(view, list, false) : linkWithNotes;
  return (
    <>
      <a className="link" href={href}>
        <span>{t('favourites.share')}</span>
      </a>
      {live ? (
        <span>
          <button type="button" className="link" onClick={() => copy(href)}>
            <span>{t('favourites.copy')}</span>
          </button>{' '}
          <span role="status">{copied === href ? t('favourites.copied') : null}</span>
        </span>
      ) : null}
      {hasNotes ? (
        <label className="check">
          <input type="checkbox" checked={withNotes} onChange={() => setWithNotes(!withNotes)} />
          <span>{t('favourites.withNotes')}</span>
        </label>
      ) : null}
      {isTooLong && withNotes ? <p role="alert">{t('favourites.linkTooLong')}</p> : null}
    </>
  );
}

type Yachts = readonly Pick<FavouriteView, 'id' | 'page'>[];

/** Returns the address of the form that asks about all yachts with a page (FM2); null if there are none. */
export function favouritesEnquiryHref(yachts: Yachts, { enquire }: Pick<FavouritesView, 'enquire'>): string | null {
  const paged = yachts.filter(({ page }) => page !== null);
  if (paged.length === 0) return null;
  // The form asks about a charter if any of them is offered for charter.
  const kind = paged.some(({ page }) => page?.offered && page.market === 'charter') ? 'charter' : 'purchase';
  return enquire + encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, kind, favourites: paged.map(({ id }) => id) });
}

/** Returns the address of the form that asks for letters about changes of these yachts, without dates (FD6). */
export function favouritesAlertHref(yachts: Yachts, { alerts }: Pick<FavouritesView, 'alerts'>): string {
  return alerts + encodeFavouriteIds(yachts.map(({ id }) => id));
}

/** Returns the link that compares as many yachts of each market as possible; null if fewer than two are offered. */
export function compareLink(yachts: Yachts, { compare }: Pick<FavouritesView, 'compare'>, translate: Translate) {
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

/** Builds the address of a list with today's standings. @param withNotes whether it includes the visitor's notes */
export function favouritesShareHref(
  { yachts, action, today }: Pick<FavouritesView, 'yachts' | 'action' | 'today'>,
  list: FavouritesList,
  withNotes: boolean,
): string {
  const standings = new Map(yachts.map(({ id, standing }) => [id, decodeListingStatus(standing)]));
  const linked = list.map(({ id, note }) => ({ id, was: standings.get(id) ?? null, note: withNotes ? note : '' }));
  return action + encodeFavouritesLink({ yachts: linked, on: today, trouble: NO_LINK_PROBLEMS });
}
