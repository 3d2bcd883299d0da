import { useEffect, useState } from 'react';
import { MAX_LINK } from '../../../core/shortlist/favourites-link.ts';
import type { FavouritesList } from '../../../core/shortlist/favourites-list.ts';
import { Icon } from '../../components/Icon.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView, FavouriteView } from './build-favourites-view.ts';
import { compareLink, enquireLink, shareLink } from './list-links.ts';

interface Props {
  readonly view: FavouritesView;
  readonly shown: readonly FavouriteView[];
  /** The same yachts, with the visitor's notes if the list is their own. */
  readonly list: FavouritesList;
}

/** Renders the number of yachts and the links to share, compare and enquire about the list. */
export function ListBar({ view, shown, list }: Props) {
  const t = useTranslate();
  const compare = compareLink(shown, view, t);
  const enquire = enquireLink(shown, view);
  return (
    <div className="favs-bar num">
      <p className="favs-count">{t('list.count', { count: shown.length })}</p>
      <ShareLink view={view} list={list} />
      {compare === null ? null : (
        <a className="link" href={compare.href}>
          <span>{compare.text}</span> <Icon name="arrow" />
        </a>
      )}
      {enquire === null ? null : (
        <a className="link" href={enquire} data-vike="false">
          <span>{t('favourites.enquire')}</span>
        </a>
      )}
    </div>
  );
}

/**
 * Renders a link whose address holds the list, optionally with the visitor's notes. With a script it can be copied;
 * without one it is a link.
 */
function ShareLink({ view, list }: Pick<Props, 'view' | 'list'>) {
  const t = useTranslate();
  const [live, setLive] = useState(false);
  const [wanted, want] = useState(false);
  const [copied, tell] = useState<string | null>(null);
  useEffect(() => setLive('clipboard' in navigator), []);
  const hasNotes = list.some(({ note }) => note !== '');
  const noted = shareLink(view, list, hasNotes && wanted);
  const isTooLong = noted.length - view.action.length > MAX_LINK;
  const href = isTooLong ? shareLink(view, list, false) : noted;
  const copy = () => {
    navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => tell(href),
      () => tell(null),
    );
  };
  return (
    <>
      <a className="link" href={href}>
        <span>{t('favourites.share')}</span>
      </a>
      {live ? (
        <span>
          <button type="button" className="link" onClick={copy}>
            <span>{t('favourites.copy')}</span>
          </button>{' '}
          <span role="status">{copied === href ? t('favourites.copied') : null}</span>
        </span>
      ) : null}
      {hasNotes ? (
        <label className="check">
          <input type="checkbox" checked={wanted} onChange={() => want(!wanted)} />
          <span>{t('favourites.withNotes')}</span>
        </label>
      ) : null}
      {isTooLong && wanted ? <p role="alert">{t('favourites.linkTooLong')}</p> : null}
    </>
  );
}
