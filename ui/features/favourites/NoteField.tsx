import { useId, useState } from 'react';
import { cleanNote, MAX_NOTE } from '../../../core/shortlist/favourites-list.ts';
import { useTranslate } from '../../i18n/page-language.ts';

interface Props {
  /** The stored note. */
  readonly note: string;
  readonly name: string;
  readonly keep: (text: string) => void;
}

/**
 * Renders a note that is stored as the visitor types, with a status text. Without focus it follows changes of other
 * tabs.
 */
export function NoteField({ note, name, keep }: Props) {
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
