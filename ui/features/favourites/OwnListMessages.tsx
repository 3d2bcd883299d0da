import { useEffect, useRef, useState } from 'react';
import { encodeFavourites, MAX_FAVOURITES } from '../../../core/shortlist/favourites.ts';
import { idsOf } from '../../../core/shortlist/favourites-list.ts';
import { Button } from '../../components/Button.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView } from './favourites-view.ts';
import type { OwnList, Removed } from './use-own-list.ts';

interface Props {
  readonly view: FavouritesView;
  readonly own: OwnList;
}

/** Renders messages about the visitor's own list, beside the list that is shown. */
export function OwnListMessages({ view, own }: Props) {
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

/** Renders, beside another visitor's list, a button that adds it to the visitor's own, and a link to that. */
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
        <a className="link" href={view.action + encodeFavourites(idsOf(list))}>
          <span>{t('favourites.yours', { count: list.length })}</span>
        </a>
      )}
    </>
  );
}

interface UndoProps extends Pick<OwnList, 'change'> {
  readonly removed: Removed;
}

/** Renders a button that puts a removed yacht back as she was, at her place. */
function Undo({ removed: { favourite, at, name }, change }: UndoProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was removed with her.
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
