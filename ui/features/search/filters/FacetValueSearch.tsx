import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matchesWords, wordsOf } from '../../../../core/text/fold-text.ts';
import { useTranslate } from '../../../i18n/page-language.ts';

/**
 * Filters the values of its facet in the browser while a visitor types. The field has no name and does not submit the
 * form. Chosen values stay visible.
 */
export function FacetValueSearch({ label }: { readonly label: string }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const unfolded = useRef(false);
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const words = wordsOf(text);

  // After every render, since choosing a value replaces its element.
  useEffect(() => {
    const group = field.current?.closest('fieldset');
    if (group) setCount(narrow(group, words));
    const fold = group?.querySelector<HTMLDetailsElement>('details.more');
    if (fold) fold.open = words.length > 0 || unfolded.current;
  });

  function search(input: string): void {
    const fold = field.current?.closest('fieldset')?.querySelector<HTMLDetailsElement>('details.more');
    if (words.length === 0) unfolded.current = fold?.open ?? false;
    setText(input);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears the field; the next closes the sheet.
    event.stopPropagation();
    search('');
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
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p className={words.length > 0 && count === 0 ? 'found' : 'vh'} aria-live="polite">
        {words.length > 0 ? t('search.found', { count }) : ''}
      </p>
    </>
  );
}

/** Hides the values that neither match the words nor are chosen; returns how many match. */
function narrow(group: HTMLElement, words: readonly string[]): number {
  let matches = 0;
  for (const check of group.querySelectorAll<HTMLLabelElement>('label.check')) {
    const isMatch = matchesWords(check.querySelector('span')?.textContent ?? '', words);
    if (isMatch) matches += 1;
    check.hidden = !isMatch && check.querySelector('input:checked') === null;
  }
  return matches;
}
