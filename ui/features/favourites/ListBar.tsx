import type { FavouritesList } from '../../../core/shortlist/favourites-list.ts';
import { Icon } from '../../components/Icon.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView, FavouriteView } from './favourites-view.ts';
import { compareLink, enquireLink } from './list-links.ts';
import { ShareLink } from './ShareLink.tsx';

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
