import { expect, test } from 'vitest';
import { richTextOf } from './rich-text.ts';

const text = (value: string, ...marks: readonly object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const item = (...content: readonly object[]) => ({ type: 'list_item', content });
const BREAK = { type: 'hard_break' };

const read = (...content: readonly unknown[]) =>
  richTextOf({ type: 'doc', content }, ({ href }) => (typeof href === 'string' ? href : null));

test('converts paragraphs, headings of any level and lists', () => {
  expect(
    read(
      paragraph(text('By the '), text('sea')),
      { type: 'heading', attrs: { level: 2 }, content: [text('The '), text('tide', { type: 'bold' })] },
      { type: 'bullet_list', content: [item(paragraph(text('Ebb'))), item(paragraph(text('Flow')))] },
      { type: 'ordered_list', attrs: { order: 1 }, content: [item(paragraph(text('First')))] },
      { type: 'blockquote', content: [paragraph(text('Said'))] },
    ),
  ).toEqual([
    ['By the ', 'sea'],
    { heading: 'The tide' },
    { list: [['Ebb'], ['Flow']] },
    { steps: [['First']] },
    ['Said'],
  ]);
});

test.each([
  [[{ type: 'bold' }], { text: 'a', mark: 'strong' }],
  [[{ type: 'strong' }], { text: 'a', mark: 'strong' }],
  [[{ type: 'italic' }], { text: 'a', mark: 'em' }],
  [[{ type: 'italic' }, { type: 'bold' }], { text: 'a', mark: 'strong' }],
  [[{ type: 'underline' }, { type: 'textStyle', attrs: { color: 'red' } }], 'a'],
  [[{ type: 'link', attrs: { href: '/b/' } }], { text: 'a', href: '/b/' }],
  [[{ type: 'link', attrs: { href: '/b/' } }, { type: 'italic' }], { text: 'a', href: '/b/', mark: 'em' }],
  [[{ type: 'link', attrs: {} }], 'a'],
  [[{ type: 'link' }], 'a'],
])('converts marks %j', (marks, span) => {
  expect(read(paragraph(text('a', ...marks)))).toEqual([[span]]);
});

test('splits a paragraph at a line break, and turns it into a space within an item', () => {
  expect(read(paragraph(text('a'), BREAK, text('b')))).toEqual([['a'], ['b']]);
  expect(
    read({ type: 'bullet_list', content: [item(paragraph(text('a'), BREAK, text('b')), paragraph(text('c')))] }),
  ).toEqual([{ list: [['a', ' ', 'b', ' ', 'c']] }]);
});

test('keeps the items of nested lists as items of the outer list', () => {
  const nested = { type: 'ordered_list', content: [item(paragraph(text('b'))), item(paragraph(text('c')))] };
  const inner = { type: 'bullet_list', content: [item(nested)] };
  expect(
    read({ type: 'bullet_list', content: [item(paragraph(text('a')), inner), item(paragraph(text('d')))] }),
  ).toEqual([{ list: [['a'], ['b'], ['c'], ['d']] }]);
});

test('reads an emoji as text and drops rules and empty nodes', () => {
  expect(read(paragraph({ type: 'emoji', attrs: { name: 'anchor', emoji: '⚓' } }))).toEqual([['⚓']]);
  expect(read(paragraph(), paragraph(text('')), { type: 'heading', content: [] }, { type: 'horizontal_rule' })).toEqual(
    [],
  );
  expect(read(7, null, 'text')).toEqual([]);
  expect(richTextOf({ type: 'doc' }, () => null)).toEqual([]);
});

test.each(['image', 'blok', 'table', 'code_block', undefined])('keeps %s as an unsupported node', (type) => {
  expect(read(paragraph(text('a')), { type })).toEqual([['a'], { unknown: type }]);
});
