import type { MouseEvent } from 'react';
import { highlight, highlightTerms } from '../../core/site-search/highlight.ts';
import type { Suggestion, SuggestionList } from '../../core/suggestions/suggestions.ts';
import { Highlighted } from '../components/Highlighted.tsx';
import { Link } from '../components/Link.tsx';

/** The element ids of the list and its rows, unique on the page. */
export interface SuggestionIds {
  readonly list: string;
  readonly row: (index: number) => string;
}

interface Props {
  readonly list: SuggestionList;
  /** The typed text, whose words are highlighted. */
  readonly text: string;
  readonly ids: SuggestionIds;
  /** The chosen row, counted from 0 through all groups; `NO_CHOICE` for none. */
  readonly choice: number;
  /** Called when a row is clicked, before its link is followed. */
  readonly onChosen: () => void;
}

/** Shows suggestions by group, as a listbox. */
export function SuggestionListbox({ list, text, ids, choice, onChosen }: Props) {
  const words = highlightTerms(text);
  let row = 0;
  return (
    // The field keeps the focus, so that a tap on a row does not blur it, which would close the list.
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
  return (
    <>
      <span>
        <Highlighted pieces={highlight(name, words)} />
      </span>
      {note === '' ? null : <span className="small muted num"> {note}</span>}
    </>
  );
}

function stay(event: MouseEvent): void {
  event.preventDefault();
}
