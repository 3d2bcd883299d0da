import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { NO_CHOICE } from '../state/list-choice.ts';
import { SuggestionListbox } from './SuggestionListbox.tsx';

const LIST: SuggestionList = {
  label: 'Suggestions',
  count: '3 suggestions',
  groups: [
    {
      label: 'Yachts',
      suggestions: [
        { name: 'Île de <b>Papier</b>', note: '38.3 m', href: '/en/yacht-for-charter/ile-de-papier/' },
        { name: 'Aurora', note: '', href: '/en/yacht-for-sale/aurora/' },
      ],
    },
    { label: 'Pages', suggestions: [{ name: 'Islands', note: '', href: '/en/islands/' }] },
  ],
};

function markupOf(choice: number, text = 'ile p'): string {
  const ids = { list: 'list', row: (index: number) => `row${index}` };
  return renderToStaticMarkup(
    <SuggestionListbox list={LIST} text={text} ids={ids} choice={choice} onChosen={() => {}} />,
  );
}

const rowsOf = (markup: string) => [...markup.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);

describe('SE8 the list below a field', () => {
  test('is a listbox with a named group per kind', () => {
    const markup = markupOf(NO_CHOICE);
    expect(markup).toMatch(/^<div [^>]*id="list"[^>]*role="listbox"[^>]*aria-label="Suggestions"/);
    expect([...markup.matchAll(/<fieldset aria-label="(\w+)">/g)].map(([, label]) => label)).toEqual([
      'Yachts',
      'Pages',
    ]);
  });

  test('has links as rows, each an option with a unique id across groups', () => {
    const rows = rowsOf(markupOf(NO_CHOICE));
    expect(rows.map((row) => /href="([^"]*)"/.exec(row)?.[1])).toEqual(
      LIST.groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href)),
    );
    expect(rows.map((row) => /id="([^"]*)"/.exec(row)?.[1])).toEqual(['row0', 'row1', 'row2']);
    for (const row of rows) {
      expect(row).toContain('role="option"');
      // Tab leaves the field, not into the list.
      expect(row).toContain('tabindex="-1"');
      expect(row).toContain('aria-selected="false"');
    }
  });

  test('marks only the chosen row as selected', () => {
    const chosen = rowsOf(markupOf(2)).filter((row) => row.includes('aria-selected="true"'));
    expect(chosen).toEqual([expect.stringContaining('id="row2"')]);
  });

  test('highlights typed words and escapes names', () => {
    const markup = markupOf(NO_CHOICE);
    expect(markup).toContain('<mark>Île</mark> de &lt;b&gt;<mark>Papier</mark>&lt;/b&gt;');
    expect(markup).not.toContain('<b>');
    expect(markupOf(NO_CHOICE, '')).not.toContain('<mark>');
  });
});
