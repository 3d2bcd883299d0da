import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRichText } from './rich-text.ts';

describe('CO1 rich text', () => {
  test('consists of paragraphs of spans, with and without links, and lists', () => {
    const raw = [
      'Plain.',
      ['See ', { text: 'the fleet', href: '/yachts-for-sale/' }, ' ', { text: 'or write', href: 'mailto:a@b.example' }],
      { list: ['One', [{ text: 'Two', href: '' }, '.']] },
    ];
    expect(parseRichText(raw)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Plain.' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'See ' },
          { text: 'the fleet', href: '/yachts-for-sale/' },
          { text: ' ' },
          { text: 'or write', href: 'mailto:a@b.example' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: 'One' }], [{ text: 'Two' }, { text: '.' }]] },
    ]);
  });

  test('has headings between its paragraphs', () => {
    expect(parseRichText([{ heading: 'The anchorage' }, 'Sand at 6 m.'])).toEqual([
      { kind: 'heading', text: 'The anchorage' },
      { kind: 'paragraph', spans: [{ text: 'Sand at 6 m.' }] },
    ]);
  });

  test('has lists without numbers and with them', () => {
    expect(parseRichText([{ list: ['One'] }, { steps: ['One', ['Two', '.']] }])).toEqual([
      { kind: 'list', ordered: false, items: [[{ text: 'One' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'One' }], [{ text: 'Two' }, { text: '.' }]] },
    ]);
  });

  test.each([
    [
      { text: 'A', mark: 'strong' },
      { text: 'A', mark: 'strong' },
    ],
    [
      { text: 'A', mark: 'em' },
      { text: 'A', mark: 'em' },
    ],
    [{ text: 'A', mark: null }, { text: 'A' }],
    [
      { text: 'A', href: '/a/', mark: 'em' },
      { text: 'A', href: '/a/', mark: 'em' },
    ],
    [{ text: 'A', href: null }, { text: 'A' }],
    [{ text: 'A', href: ' ' }, { text: 'A' }],
    [{ text: 'A', title: 'B' }, { text: 'A' }],
  ])('formats and links words: %j', (raw, span) => {
    expect(parseRichText([[raw]])).toEqual([{ kind: 'paragraph', spans: [span] }]);
  });

  test.each([
    null,
    undefined,
    'A yacht.',
    7,
    {},
    { list: ['A'] },
    [],
    [''],
    [' '],
    [null],
    [7],
    [['']],
    [[' ', '\n']],
    [[]],
    [[null]],
    [[['A']]],
    [['A', 7]],
    [['A', '']],
    [[{}]],
    [[{ text: '' }]],
    [[{ text: 7 }]],
    [[{ href: '/a/' }]],
    [[{ text: 'A', href: 7 }]],
    [[{ text: 'A', href: {} }]],
    [{ text: 'A' }],
    [{ list: [] }],
    [{ list: 'A' }],
    [{ list: [''] }],
    [{ list: [null] }],
    [{ list: ['A', []] }],
    [{ list: [{ list: ['A'] }] }],
    [{ heading: '' }],
    [{ heading: ' ' }],
    [{ heading: null }],
    [{ heading: ['A'] }],
    [{ steps: [] }],
    [{ steps: 'A' }],
    [{ steps: ['A', ''] }],
    [[{ text: 'A', mark: 'b' }]],
    [[{ text: 'A', mark: '' }]],
    [[{ text: 'A', mark: true }]],
    [[{ text: 'A', mark: ['em'] }]],
    ['A', null],
    [undefined],
    new Array(1),
  ])('CO2 rejects %j', (raw) => {
    expect(parseRichText(raw)).toBeNull();
  });

  test('parsed text is never empty', () => {
    const span = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.record({ text: fc.string({ maxLength: 3 }), href: fc.string() }),
    );
    const block = fc.oneof(
      span,
      fc.array(span, { maxLength: 3 }),
      fc.record({ list: fc.array(span, { maxLength: 2 }) }),
      fc.record({ steps: fc.array(span, { maxLength: 2 }) }),
      fc.record({ heading: fc.string({ maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (raw) => {
        for (const read of parseRichText(raw) ?? []) {
          const lines = read.kind === 'list' ? read.items : read.kind === 'paragraph' ? [read.spans] : [[read]];
          expect(lines.length).toBeGreaterThan(0);
          for (const spans of lines) expect(spans.map(({ text }) => text).join('')).toMatch(/\S/);
        }
      }),
    );
  });

  test('CO2 never throws', () => {
    const block = fc.record(
      {
        heading: fc.anything(),
        list: fc.anything(),
        steps: fc.anything(),
        text: fc.anything(),
        href: fc.anything(),
        mark: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), block, fc.array(block)))), (raw) => {
        expect(parseRichText(raw)).not.toEqual([]);
      }),
    );
  });
});
