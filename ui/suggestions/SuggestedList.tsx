import type { MouseEvent } from 'react';
import { highlight, highlightTerms } from '../../core/site-search/highlight.ts';
import type { Suggestion, SuggestionList } from '../../core/suggestions/suggestions.ts';
import { Link } from '../components/Link.tsx';

/** Ids of the list and its rows; a page may have several fields. */
export interface SuggestionIds {
  readonly list: string;
  readonly row: (index: number) => string;
}

interface Props {
  readonly list: SuggestionList;
  /** What was typed: its words are marked. */
  readonly text: string;
  readonly ids: SuggestionIds;
  /** Row from 0 through all groups; none for any other. */
  readonly choice: number;
  /** A row was clicked, before its link is followed. */
  readonly onChosen: () => void;
}

/** What of the site is called so, a group each kind. */
export function SuggestedList({ list, text, ids, choice, onChosen }: Props) {
  const words = highlightTerms(text);
  let row = 0;
  return (
    // The field keeps the focus, so that a tap on a row is not taken for leaving it.
    <div className="suggested" id={ids.list} role="listbox" aria-label={list.label} tabIndex={-1} onMouseDown={stay}>
      {list.groups.map(({ label, suggestions }) => (
        <fieldset key={label} aria-label={label}>
          <p className="small muted" aria-hidden="true">
            {label}
          </p>
          {suggestions.map((suggestion) => {
            const index = row;
            row += 1;
            return (
              <Link
                key={index}
                href={suggestion.href}
                id={ids.row(index)}
                role="option"
                aria-selected={index === choice}
                tabIndex={-1}
                onClick={onChosen}
              >
                <Words suggestion={suggestion} words={words} />
              </Link>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

function Words({ suggestion: { name, note }, words }: { suggestion: Suggestion; words: readonly string[] }) {
  let at = 0;
  return (
    <>
      <span>
        {highlight(name, words).map(({ text, found }) => {
          const key = at;
          at += text.length;
          return found ? <mark key={key}>{text}</mark> : text;
        })}
      </span>
      {note === '' ? null : <span className="small muted num"> {note}</span>}
    </>
  );
}

function stay(event: MouseEvent): void {
  event.preventDefault();
}
