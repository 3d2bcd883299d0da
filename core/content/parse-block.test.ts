import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from './block.ts';
import { parseBlock, parseRichText } from './parse-block.ts';
import type { RichText } from './rich-text.ts';

const BODY = ['A yacht.'];
const READ: RichText = [{ kind: 'paragraph', spans: [{ text: 'A yacht.' }] }];
const QUESTION = { question: 'What is APA?', answer: BODY };

test.each<[string, unknown, Block]>([
  [
    'page-head',
    { type: 'page-head', title: 'News', standfirst: 'What is new.' },
    { type: 'page-head', title: 'News', standfirst: 'What is new.' },
  ],
  ['page-head, bare', { type: 'page-head', title: 'News' }, { type: 'page-head', title: 'News', standfirst: null }],
  ['rich-text', { type: 'rich-text', title: 'A', body: BODY }, { type: 'rich-text', title: 'A', body: READ }],
  ['rich-text, bare', { type: 'rich-text', body: BODY }, { type: 'rich-text', title: null, body: READ }],
  [
    'questions',
    { type: 'questions', title: 'FAQ', items: [QUESTION] },
    { type: 'questions', title: 'FAQ', items: [{ question: 'What is APA?', answer: READ }] },
  ],
  [
    'questions, bare',
    { type: 'questions', items: [QUESTION] },
    { type: 'questions', title: null, items: [{ question: 'What is APA?', answer: READ }] },
  ],
  [
    'offices',
    { type: 'offices', title: 'Offices', office: 'yacht_brokerage' },
    { type: 'offices', title: 'Offices', office: 'yacht_brokerage' },
  ],
  [
    'offices, crew',
    { type: 'offices', title: 'Crew', office: 'tcn' },
    { type: 'offices', title: 'Crew', office: 'tcn' },
  ],
  ['sitemap', { type: 'sitemap', _uid: 'x' }, { type: 'sitemap' }],
])('CO1 %s', (_, raw, block) => {
  expect(parseBlock(raw)).toEqual({ ok: true, value: block });
});

test.each([undefined, null, '', ' '])('CO1 an optional text of %j is left out', (empty) => {
  expect(parseBlock({ type: 'page-head', title: 'A', standfirst: empty })).toMatchObject({
    value: { standfirst: null },
  });
  expect(parseBlock({ type: 'rich-text', title: empty, body: BODY })).toMatchObject({ value: { title: null } });
  expect(parseBlock({ type: 'questions', title: empty, items: [QUESTION] })).toMatchObject({ value: { title: null } });
});

describe('CO2 a wrong block is an error that names block and field', () => {
  test.each<[string, string, unknown]>([
    ['unknown', 'type', null],
    ['unknown', 'type', undefined],
    ['unknown', 'type', 'sitemap'],
    ['unknown', 'type', 7],
    ['unknown', 'type', []],
    ['unknown', 'type', [{ type: 'sitemap' }]],
    ['unknown', 'type', {}],
    ['unknown', 'type', { type: 7 }],
    ['unknown', 'type', { type: null }],
    ['', 'type', { type: '' }],
    ['carousel', 'type', { type: 'carousel' }],
    ['Sitemap', 'type', { type: 'Sitemap' }],
    ['constructor', 'type', { type: 'constructor' }],
    ['page-head', 'title', { type: 'page-head' }],
    ['page-head', 'title', { type: 'page-head', title: '' }],
    ['page-head', 'title', { type: 'page-head', title: '  ' }],
    ['page-head', 'title', { type: 'page-head', title: 5 }],
    ['page-head', 'standfirst', { type: 'page-head', title: 'A', standfirst: 5 }],
    ['page-head', 'standfirst', { type: 'page-head', title: 'A', standfirst: ['B'] }],
    ['rich-text', 'body', { type: 'rich-text' }],
    ['rich-text', 'body', { type: 'rich-text', body: 'A yacht.' }],
    ['rich-text', 'body', { type: 'rich-text', body: [] }],
    ['rich-text', 'title', { type: 'rich-text', title: {}, body: BODY }],
    ['questions', 'items', { type: 'questions' }],
    ['questions', 'items', { type: 'questions', items: [] }],
    ['questions', 'items', { type: 'questions', items: QUESTION }],
    ['questions', 'items', { type: 'questions', items: [QUESTION, null] }],
    ['questions', 'items', { type: 'questions', items: [QUESTION, 'Why?'] }],
    ['questions', 'items', { type: 'questions', items: [{ question: 'Why?' }] }],
    ['questions', 'items', { type: 'questions', items: [{ answer: BODY }] }],
    ['questions', 'items', { type: 'questions', items: [{ question: ' ', answer: BODY }] }],
    ['questions', 'items', { type: 'questions', items: [{ question: 'Why?', answer: [5] }] }],
    ['questions', 'title', { type: 'questions', title: 5, items: [QUESTION] }],
    ['offices', 'title', { type: 'offices', office: 'tcn' }],
    ['offices', 'title', { type: 'offices', title: null, office: 'tcn' }],
    ['offices', 'office', { type: 'offices', title: 'Offices' }],
    ['offices', 'office', { type: 'offices', title: 'Offices', office: 'TCN' }],
  ])('%s, %s: %j', (block, field, raw) => {
    const read = parseBlock(raw);
    expect(read).toMatchObject({ ok: false, error: { block, field } });
    if (!read.ok) expect(read.error.problem).toMatch(/^(?:is|has) /);
  });

  test('never an exception, and never a block of another type', () => {
    const type = fc.constantFrom('page-head', 'rich-text', 'questions', 'offices', 'sitemap', 'hero');
    const fields = fc.record(
      {
        title: fc.anything(),
        standfirst: fc.anything(),
        body: fc.anything(),
        items: fc.anything(),
        office: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const blocks = fc.oneof(
      fc.anything(),
      fc.tuple(type, fields).map(([name, rest]) => ({ ...rest, type: name })),
    );
    fc.assert(
      fc.property(blocks, (raw) => {
        const read = parseBlock(raw);
        if (read.ok) expect(raw).toMatchObject({ type: read.value.type });
      }),
    );
  });
});

describe('CO1 rich text', () => {
  test('is paragraphs of spans, with and without links, and lists', () => {
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
      { kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two' }, { text: '.' }]] },
    ]);
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
    ['A', null],
    [undefined],
    new Array(1),
  ])('CO2 %j is none', (raw) => {
    expect(parseRichText(raw)).toBeNull();
  });

  test('what is read is never without words', () => {
    const span = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.record({ text: fc.string({ maxLength: 3 }), href: fc.string() }),
    );
    const block = fc.oneof(
      span,
      fc.array(span, { maxLength: 3 }),
      fc.record({ list: fc.array(span, { maxLength: 2 }) }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (raw) => {
        for (const read of parseRichText(raw) ?? []) {
          const lines = read.kind === 'list' ? read.items : [read.spans];
          expect(lines.length).toBeGreaterThan(0);
          for (const spans of lines) expect(spans.map(({ text }) => text).join('')).toMatch(/\S/);
        }
      }),
    );
  });
});
