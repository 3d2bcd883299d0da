import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('escapes whatever could end an element or an attribute, once, and nothing else', () => {
  expect(escapeMarkup(`<a href="x" title='y'>R&B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;B&lt;/a&gt;',
  );
  expect(escapeMarkup('Lürssen, 60 m — ⛵')).toBe('Lürssen, 60 m — ⛵');
});
