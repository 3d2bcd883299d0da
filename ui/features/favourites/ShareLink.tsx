import { useEffect, useState } from 'react';
import { MAX_LINK } from '../../../core/shortlist/favourites-link.ts';
import type { FavouritesList } from '../../../core/shortlist/favourites-list.ts';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView } from './favourites-view.ts';
import { shareLink } from './share-link.ts';

interface Props {
  readonly view: FavouritesView;
  readonly list: FavouritesList;
}

/**
 * Renders a link whose address holds the list, optionally with the visitor's notes. With a script it can be copied;
 * without one it is a link.
 */
export function ShareLink({ view, list }: Props) {
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
