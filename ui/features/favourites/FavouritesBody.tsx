import { useRef, useState } from 'react';
import { idsOf, withoutNotes } from '../../../core/shortlist/favourites-list.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { FavouriteTools } from './FavouriteTools.tsx';
import type { FavouritesView } from './favourites-view.ts';
import { ListBar } from './ListBar.tsx';
import { OwnWords } from './OwnWords.tsx';
import { ShownFavourite } from './ShownFavourite.tsx';
import { useDrag } from './use-drag.ts';
import { useOwnList } from './use-own-list.ts';

/** The list with all that can be done to it; in the visitor's order once the browser has told that it is theirs. */
export function FavouritesBody({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  const own = useOwnList(view);
  const cards = useRef<HTMLUListElement>(null);
  const [said, say] = useState('');
  const list = own?.state.kind === 'own' ? own.list : null;
  const drag = useDrag(cards, (id, to) => {
    own?.change({ kind: 'move', id, to });
    tell(id, to);
  });
  const order = drag.order ?? (list === null ? null : idsOf(list));
  const shown = order === null ? view.yachts : order.flatMap((id) => view.yachts.find((one) => one.id === id) ?? []);
  // One's own list, whose page is on its way.
  const isComing = list !== null && shown.length < list.length;

  function tell(id: YachtId, at: number): void {
    const name = shown.find((yacht) => yacht.id === id)?.name;
    if (name !== undefined) say(t('favourites.moved', { name, place: at + 1, count: shown.length }));
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
        {own === null ? null : <OwnWords key={view.yachts.map(({ id }) => id).join()} view={view} own={own} />}
        <span className="vh" role="status">
          {said}
        </span>
      </div>
      {shown.length === 0 && !isComing ? (
        <Nothing view={view} />
      ) : (
        <ul className="cards cards-3" ref={cards}>
          {shown.map((yacht, at) => {
            const favourite = list?.find(({ id }) => id === yacht.id);
            const shift = (by: -1 | 1) => {
              own?.change({ kind: 'shift', id: yacht.id, by });
              tell(yacht.id, at + by);
            };
            return (
              <li key={yacht.id} data-id={yacht.id} className={drag.dragged === yacht.id ? 'favs-held' : undefined}>
                <ShownFavourite yacht={yacht} at={at} withNote={favourite === undefined} />
                {own === null || favourite === undefined ? null : (
                  <FavouriteTools
                    {...{ favourite, at, shift }}
                    name={yacht.name}
                    count={shown.length}
                    trouble={own.trouble?.id === yacht.id ? own.trouble.why : null}
                    change={own.change}
                    startDrag={drag.start(yacht.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** How to begin. A list that was there a moment ago has left the page's first words behind. */
function Nothing({ view }: { readonly view: FavouritesView }) {
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
