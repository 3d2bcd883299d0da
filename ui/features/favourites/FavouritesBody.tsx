import { useRef, useState } from 'react';
import { idsOf, withoutNotes } from '../../../core/shortlist/favourites-list.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView } from './build-favourites-view.ts';
import { FavouriteItem } from './FavouriteItem.tsx';
import { ListBar } from './ListBar.tsx';
import { OwnListMessages } from './OwnListMessages.tsx';
import { useDrag } from './use-drag.ts';
import { useOwnList } from './use-own-list.ts';

/**
 * Renders a list of favourites. The visitor's own list can be changed, and follows the order that the browser stores.
 */
export function FavouritesBody({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  const own = useOwnList(view);
  const cards = useRef<HTMLUListElement>(null);
  const [announcement, announce] = useState('');
  const list = own?.state.kind === 'own' ? own.list : null;
  const drag = useDrag(cards, (id, to) => {
    own?.change({ kind: 'move', id, to });
    tell(id, to);
  });
  const order = drag.order ?? (list === null ? null : idsOf(list));
  const shown = order === null ? view.yachts : order.flatMap((id) => view.yachts.find((one) => one.id === id) ?? []);
  // The visitor's own list, whose page is still loading.
  const isComing = list !== null && shown.length < list.length;

  function tell(id: YachtId, at: number): void {
    const name = shown.find((yacht) => yacht.id === id)?.name;
    if (name !== undefined) announce(t('favourites.moved', { name, place: at + 1, count: shown.length }));
  }

  return (
    <div className="wrap favs">
      {[...view.troubles, ...(view.news === null ? [] : [view.news])].map((text) => (
        <p key={text} className="mb-4">
          {text}
        </p>
      ))}
      {shown.length === 0 ? null : (
        <ListBar view={view} shown={shown} list={list ?? withoutNotes(shown.map(({ id }) => id))} />
      )}
      <div className="favs-own ui">
        {own === null ? null : <OwnListMessages key={view.yachts.map(({ id }) => id).join()} view={view} own={own} />}
        <span className="vh" role="status">
          {announcement}
        </span>
      </div>
      {shown.length === 0 && !isComing ? (
        <EmptyList view={view} />
      ) : (
        <ul className="cards cards-3" ref={cards}>
          {shown.map((yacht, at) => (
            <li key={yacht.id} data-id={yacht.id} className={drag.dragged === yacht.id ? 'favs-held' : undefined}>
              <FavouriteItem
                {...{ yacht, at, own }}
                favourite={list?.find(({ id }) => id === yacht.id)}
                count={shown.length}
                tell={tell}
                startDrag={drag.start(yacht.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Renders links to begin a list. After the last yacht was removed, the sentence that the server rendered is missing and
 * is rendered here.
 */
function EmptyList({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  return (
    <>
      {view.yachts.length === 0 ? null : <p className="mb-4">{t('favourites.empty')}</p>}
      <p className="favs-lists">
        {view.lists.map(({ text, href }) => (
          <Link key={href} className="btn btn-line" href={href}>
            {text} <Icon name="arrow" />
          </Link>
        ))}
      </p>
    </>
  );
}
