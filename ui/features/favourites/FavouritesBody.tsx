import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { encodeFavouriteIds, type FavouriteIds, MAX_FAVOURITES } from '../../../core/shortlist/favourite-ids.ts';
import { favouritesFromIds, idsOf } from '../../../core/shortlist/favourites-list.ts';
import { isUrlSafeYachtId } from '../../../core/shortlist/yacht-id.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import type { FavouritesView } from './build-favourites-view.ts';
import { FavouriteItem } from './FavouriteItem.tsx';
import { FavouritesBar } from './FavouritesBar.tsx';
import { type OwnFavourites, type RemovedFavourite, useOwnFavourites } from './use-own-favourites.ts';

/**
 * Renders a list of favourites. The visitor's own list can be changed, and follows the order that the browser stores.
 */
export function FavouritesBody({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  const own = useOwnFavourites(view);
  const cards = useRef<HTMLUListElement>(null);
  const [announcement, announce] = useState('');
  const list = own?.state.kind === 'own' ? own.list : null;
  const drag = useDrag(cards, (id, to) => {
    own?.change({ kind: 'move', id, to });
    tell(id, to);
  });
  const order = drag.order ?? (list === null ? null : idsOf(list));
  const shown = order === null ? view.yachts : order.flatMap((id) => view.yachts.find((one) => one.id === id) ?? []);
  // Whether the page of the visitor's own list is still loading.
  const isLoading = list !== null && shown.length < list.length;

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
        <FavouritesBar view={view} shown={shown} list={list ?? favouritesFromIds(shown.map(({ id }) => id))} />
      )}
      <div className="favs-own ui">
        {own === null ? null : <OwnListMessages key={view.yachts.map(({ id }) => id).join()} view={view} own={own} />}
        <span className="vh" role="status">
          {announcement}
        </span>
      </div>
      {shown.length === 0 && !isLoading ? (
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
 * Renders yachts to begin a list with, and links to all. If the last yacht was removed on this page, the head does not
 * say that the list is empty, so this does.
 */
function EmptyList({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  return (
    <>
      {view.yachts.length === 0 ? null : <p className="mb-4">{t('favourites.empty')}</p>}
      {view.picks.length === 0 ? null : (
        <section className="favs-picks">
          <Heading lvl={2} size="2xl-tight">
            {t('favourites.picks')}
          </Heading>
          <div className="cards cards-3">
            {view.picks.map((card) => (
              <YachtCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
      <p className="favs-lists">
        {view.lists.map(({ text, href }) => (
          <ButtonLink key={href} className="btn btn-line" href={href}>
            {text}
          </ButtonLink>
        ))}
      </p>
    </>
  );
}

interface Props {
  readonly view: FavouritesView;
  readonly own: OwnFavourites;
}

/** Renders messages about the visitor's own list, beside the list that is shown. */
function OwnListMessages({ view, own }: Props) {
  const t = useTranslate();
  const { trouble, unread, removed } = own;
  return (
    <>
      <KeepList view={view} own={own} />
      {removed === null ? null : <Undo key={removed.favourite.id} removed={removed} change={own.change} />}
      {unread === null ? null : (
        <p role="note">{t(unread === 'newer' ? 'favourites.newer' : 'favourites.storeBroken')}</p>
      )}
      {trouble === null || trouble.id !== null ? null : <p role="alert">{t(trouble.why, { most: MAX_FAVOURITES })}</p>}
    </>
  );
}

/** Renders, beside another visitor's list, a button that adds its yachts to the own list, and a link to that list. */
function KeepList({ view, own: { list, state, change } }: Props) {
  const t = useTranslate();
  const message = useRef<HTMLParagraphElement>(null);
  const [pressed, press] = useState(false);
  const toKeep = state.kind === 'other' ? state.toKeep : [];
  const allKept = toKeep.length === 0;
  useEffect(() => {
    // The pressed button is gone; the text in its place takes focus.
    if (pressed && allKept) message.current?.focus();
  }, [pressed, allKept]);
  if (state.kind === 'own' && !pressed) return null;
  const keep = () => {
    press(true);
    const favourites = view.yachts.flatMap(({ id, note }) => (toKeep.includes(id) ? [{ id, note }] : []));
    change({ kind: 'add', favourites });
  };
  const isAll = state.kind === 'other' && state.all;
  return (
    <>
      {allKept ? (
        <p ref={message} tabIndex={-1}>
          {t('favourites.allKept')}
        </p>
      ) : (
        <Button size="sm" onClick={keep}>
          {t(isAll ? 'favourites.keepAll' : 'favourites.keepLacking', { count: toKeep.length })}
        </Button>
      )}
      {state.kind === 'own' || list.length === 0 ? null : (
        <a className="link" href={view.action + encodeFavouriteIds(idsOf(list))}>
          <span>{t('favourites.yours', { count: list.length })}</span>
        </a>
      )}
    </>
  );
}

interface UndoProps extends Pick<OwnFavourites, 'change'> {
  readonly removed: RemovedFavourite;
}

/** Renders a button that puts a removed yacht back in her former place, with her note. */
function Undo({ removed: { favourite, at, name }, change }: UndoProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was removed with the yacht.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <p role="status">
      {t('favourites.removed', { name })}{' '}
      <button
        ref={button}
        type="button"
        className="link"
        onClick={() => change({ kind: 'add', favourites: [favourite], at })}
      >
        <span>{t('favourites.undo')}</span>
      </button>
    </p>
  );
}

/**
 * Makes items of a list, each with its id in `data-id`, movable by mouse, pen or finger. During a drag the list shows
 * the new `order`, which is null otherwise. Releasing the pointer stores that order; Escape restores the old one.
 */
function useDrag(list: RefObject<HTMLElement | null>, drop: (id: YachtId, to: number) => void) {
  const [held, hold] = useState<{ readonly id: YachtId; readonly order: FavouriteIds } | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (id: YachtId) => (event: PointerEvent) => {
    if (event.button !== 0 || list.current === null) return;
    stop.current();
    let order: FavouriteIds = [...list.current.children].flatMap((item) => idOf(item) ?? []);
    const from = order.indexOf(id);
    hold({ id, order });
    const ends = new AbortController();
    const { signal } = ends;
    stop.current = () => {
      ends.abort();
      hold(null);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const over = idOf(document.elementFromPoint(clientX, clientY)?.closest('[data-id]') ?? null);
        if (over === null || over === id || !order.includes(over)) return;
        order = reorderedFavourites(order, id, over);
        hold({ id, order });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        const to = order.indexOf(id);
        if (to !== from) drop(id, to);
        stop.current();
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => stop.current(), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop.current(), { signal });
  };
  return { order: held?.order ?? null, dragged: held?.id ?? null, start };
}

/** Returns the order with one yacht moved to the position of another. */
export function reorderedFavourites(order: FavouriteIds, id: YachtId, over: YachtId): FavouriteIds {
  const to = order.indexOf(over);
  const others = order.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

function idOf(item: Element | null): YachtId | null {
  const id = item instanceof HTMLElement ? item.dataset.id : undefined;
  return isUrlSafeYachtId(id) ? id : null;
}
