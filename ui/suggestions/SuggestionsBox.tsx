import { useId, useMemo } from 'react';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { SuggestedList } from './SuggestedList.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly field: HTMLInputElement;
  readonly port: Suggestions;
}

/** Shows the suggestions below a search field and announces their number. */
export function SuggestionsBox({ field, port }: Props) {
  const id = useId();
  const ids = useMemo(() => ({ list: id, row: (index: number) => `${id}${index}` }), [id]);
  const { list, text, isOpen, choice } = useSuggestions(field, port, ids);
  return (
    <>
      <p className="vh" aria-live="polite">
        {list?.count}
      </p>
      {list !== null && isOpen ? (
        <SuggestedList
          list={list}
          text={text}
          ids={ids}
          choice={choice}
          // Closes the list.
          onChosen={() => field.blur()}
        />
      ) : null}
    </>
  );
}
