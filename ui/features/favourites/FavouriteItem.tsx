import { type PointerEventHandler, useEffect, useId, useRef, useState } from 'react';
import { MAX_FAVOURITES } from '../../../core/shortlist/favourite-ids.ts';
import type { Favourite, FavouritesEdit } from '../../../core/shortlist/favourites-list.ts';
import { cleanNote, MAX_NOTE } from '../../../core/shortlist/favourites-list.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesErrorKey } from '../../shortlist/favourites-store.ts';
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import type { FavouriteView } from './build-favourites-view.ts';
import type { OwnFavourites } from './use-own-favourites.ts';

interface Props {
  readonly yacht: FavouriteView;
  /** Her position, counted from 0. */
  readonly at: number;
  readonly own: OwnFavourites | null;
  /** The yacht in the visitor's own list; undefined for another visitor's list. */
  readonly favourite: Favourite | undefined;
  readonly count: number;
  readonly tell: (id: YachtId, at: number) => void;
  readonly startDrag: PointerEventHandler;
}

/** Renders a yacht of the list, with the tools to change the list if it is the visitor's own. */
export function FavouriteItem({ yacht, at, own, favourite, count, tell, startDrag }: Props) {
  const shift = (by: -1 | 1) => {
    own?.change({ kind: 'shift', id: yacht.id, by });
    tell(yacht.id, at + by);
  };
  return (
    <>
      <FavouriteCard yacht={yacht} withNote={favourite === undefined} />
      {own === null || favourite === undefined ? null : (
        <FavouriteTools
          {...{ favourite, at, shift, count, startDrag }}
          name={yacht.name}
          trouble={own.trouble?.id === yacht.id ? own.trouble.why : null}
          change={own.change}
        />
      )}
    </>
  );
}

interface CardProps extends Pick<Props, 'yacht'> {
  /** Whether the sender's notes of a shared list are shown; they cannot be edited. */
  readonly withNote: boolean;
}

/** Renders her card, or the reason why she has none, and the changes since the list was shared. */
function FavouriteCard({ yacht: { id, card, name, gone, changes, note }, withNote }: CardProps) {
  const t = useTranslate();
  return (
    <>
      {card === null ? (
        <article className="card">
          <div className="pic" />
          <div className="row">
            <Heading lvl={2} size="lg">
              {name}
            </Heading>
            <p className="by">{gone}</p>
          </div>
          <noscript>
            <ShortlistButton className="save" list="save" id={id} name={name} />
          </noscript>
        </article>
      ) : (
        <YachtCard card={card} />
      )}
      {changes.map((text) => (
        <p key={text} className="ui text-brass font-[550] mt-2">
          {text}
        </p>
      ))}
      {withNote && note !== '' ? <p className="ui mt-2">{t('favourites.sharedNote', { note })}</p> : null}
    </>
  );
}

interface ToolsProps extends Pick<Props, 'at' | 'count' | 'startDrag'> {
  readonly favourite: Favourite;
  readonly name: string;
  /** Why the last change to her was not stored. */
  readonly trouble: FavouritesErrorKey | null;
  readonly change: (change: FavouritesEdit) => void;
  readonly shift: (by: -1 | 1) => void;
}

/** Renders the tools of one yacht in the visitor's own list: a note, moving and removing her. */
function FavouriteTools({ favourite: { id, note }, name, at, count, trouble, change, shift, startDrag }: ToolsProps) {
  const t = useTranslate();
  const previousAt = useRef(at);
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    // The button that moved her moves with her, and loses focus on the way.
    if (previousAt.current !== at) pressed.current?.focus();
    previousAt.current = at;
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

interface NoteFieldProps {
  readonly note: string;
  readonly name: string;
  readonly keep: (text: string) => void;
}

/**
 * Renders a note that is stored as the visitor types, with a status text. Without focus it follows changes in other
 * tabs.
 */
function NoteField({ note, name, keep }: NoteFieldProps) {
  const t = useTranslate();
  const hintId = useId();
  const [draft, write] = useState<string | null>(null);
  const [wasWritten, markWritten] = useState(false);
  const isKept = draft === null || cleanNote(draft) === note;
  const text = draft ?? note;
  return (
    <div className="favs-note">
      <textarea
        rows={1}
        maxLength={MAX_NOTE}
        value={text}
        placeholder={t('favourites.noteHint')}
        aria-label={t('favourites.note', { name })}
        aria-describedby={hintId}
        onChange={({ target }) => {
          write(target.value);
          markWritten(true);
          keep(target.value);
        }}
        onBlur={() => {
          // A text that could not be stored stays in the field.
          if (isKept) write(null);
        }}
      />
      <p id={hintId} className="muted">
        {wasWritten && isKept ? `${t('favourites.noteKept')} · ` : null}
        {text === '' ? null : t('favourites.noteLength', { count: text.length, most: MAX_NOTE })}
      </p>
    </div>
  );
}
