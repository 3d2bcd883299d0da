import { useId, useMemo } from 'react';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { SuggestedList } from './SuggestedList.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly field: HTMLInputElement;
  readonly port: Suggestions;
}

/** Below a search field: the list, and how many it holds, said politely. */
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
          // Whoever has chosen is done with the field.
          onChosen={() => field.blur()}
        />
      ) : null}
    </>
  );
}
