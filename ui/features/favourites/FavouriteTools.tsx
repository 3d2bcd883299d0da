import { type PointerEventHandler, useEffect, useRef } from 'react';
import { MAX_FAVOURITES } from '../../../core/shortlist/favourites.ts';
import type { Favourite, FavouritesChange } from '../../../core/shortlist/favourites-list.ts';
import { useTranslate } from '../../i18n/page-language.ts';
import type { KeepTrouble } from '../../shortlist/keep-trouble.ts';
import { NoteField } from './NoteField.tsx';

interface Props {
  readonly favourite: Favourite;
  readonly name: string;
  /** Her position, counted from 0. */
  readonly at: number;
  readonly count: number;
  /** Why the last change to her was not stored. */
  readonly trouble: KeepTrouble | null;
  readonly change: (change: FavouritesChange) => void;
  readonly shift: (by: -1 | 1) => void;
  readonly startDrag: PointerEventHandler;
}

/** Renders the tools of one yacht in the visitor's own list: a note, moving and removing her. */
export function FavouriteTools({ favourite: { id, note }, name, at, count, trouble, change, shift, startDrag }: Props) {
  const t = useTranslate();
  const stood = useRef(at);
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    // The button that moved her moves with her, and loses focus on the way.
    if (stood.current !== at) pressed.current?.focus();
    stood.current = at;
    pressed.current = null;
  }, [at]);
  const step = (key: 'earlier' | 'later', by: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      className="link"
      aria-label={t(`favourites.${key}Her`, { name })}
      aria-disabled={isEnd}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        pressed.current = currentTarget;
        shift(by);
      }}
    >
      <span>{t(`favourites.${key}`)}</span>
    </button>
  );
  return (
    <>
      <NoteField note={note} name={name} keep={(text) => change({ kind: 'note', id, note: text })} />
      <div className="favs-acts">
        {count > 1 ? (
          <>
            <span className="favs-grip" aria-hidden="true" onPointerDown={startDrag} />
            {step('earlier', -1, at === 0)}
            {step('later', 1, at === count - 1)}
          </>
        ) : null}
        <button
          type="button"
          className="link"
          aria-label={t('favourites.removeHer', { name })}
          onClick={() => change({ kind: 'remove', id })}
        >
          <span>{t('favourites.remove')}</span>
        </button>
      </div>
      {trouble === null ? null : <p role="alert">{t(trouble, { most: MAX_FAVOURITES })}</p>}
    </>
  );
}
