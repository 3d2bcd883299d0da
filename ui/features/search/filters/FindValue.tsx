import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matchesWords } from '../../../../core/search/matches-words.ts';
import { wordsOf } from '../../../../core/text/fold-text.ts';
import { useTranslate } from '../../../i18n/page-language.ts';

/**
 * Narrows the values of its facet while one types. It has no name, and Enter in it sends nothing: it is no question to
 * the server. What is chosen stays in sight.
 */
export function FindValue({ label }: { readonly label: string }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const unfolded = useRef(false);
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const words = wordsOf(text);

  // After every render, for a value that was chosen is another element, which knows of no words.
  useEffect(() => {
    const group = field.current?.closest('fieldset');
    if (group) setCount(narrow(group, words));
    const fold = group?.querySelector<HTMLDetailsElement>('details.more');
    if (fold) fold.open = words.length > 0 || unfolded.current;
  });

  function look(wanted: string): void {
    const fold = field.current?.closest('fieldset')?.querySelector<HTMLDetailsElement>('details.more');
    if (words.length === 0) unfolded.current = fold?.open ?? false;
    setText(wanted);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || text === '') return;
    // Once more, and the sheet shuts.
    event.stopPropagation();
    look('');
  }

  return (
    <>
      <label className="field">
        <span>{label}</span>
        <input
          className="in"
          ref={field}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => look(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p className={words.length > 0 && count === 0 ? 'found' : 'vh'} aria-live="polite">
        {words.length > 0 ? t('search.found', { count }) : ''}
      </p>
    </>
  );
}

/** Hides the values that no word begins, and says how many are found. */
function narrow(group: HTMLElement, words: readonly string[]): number {
  let found = 0;
  for (const check of group.querySelectorAll<HTMLLabelElement>('label.check')) {
    const isFound = matchesWords(check.querySelector('span')?.textContent ?? '', words);
    if (isFound) found += 1;
    check.hidden = !isFound && check.querySelector<HTMLInputElement>('input:checked') === null;
  }
  return found;
}
