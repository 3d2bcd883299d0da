import { describe, expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';
import { parseBlock } from '../block.ts';
import type { RichText } from '../rich-text.ts';

const BODY = ['A yacht.'];
const READ: RichText = [{ kind: 'paragraph', spans: [{ text: 'A yacht.' }] }];
const FACT = { label: 'Season', value: 'May to October' };
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

blockContract({
  type: 'page-head',
  needs: { title: 'News' },
  may: { standfirst: 'What is new.' },
  full: { type: 'page-head', title: 'News', standfirst: 'What is new.' },
  bare: { type: 'page-head', title: 'News', standfirst: null },
});

blockContract({
  type: 'hero',
  needs: { title: 'Corsica' },
  may: { standfirst: 'Granite.', image: 'a1', caption: 'At dawn', facts: [FACT] },
  full: { type: 'hero', title: 'Corsica', standfirst: 'Granite.', image: 'a1', caption: 'At dawn', facts: [FACT] },
  bare: { type: 'hero', title: 'Corsica', standfirst: null, image: null, caption: null, facts: [] },
});

blockContract({
  type: 'heading',
  needs: { lvl: 2, text: 'The sea' },
  may: { size: 'xl-hurme', color: 'blue-dark', variant: 'italic' },
  full: { type: 'heading', lvl: 2, text: 'The sea', size: 'xl-hurme', color: 'blue-dark', variant: 'italic' },
  bare: { type: 'heading', lvl: 2, text: 'The sea', size: '3xl', color: 'black', variant: null },
});

blockContract({
  type: 'rich-text',
  needs: { body: BODY },
  may: { title: 'Terms' },
  full: { type: 'rich-text', title: 'Terms', body: READ },
  bare: { type: 'rich-text', title: null, body: READ },
});

blockContract({
  type: 'story',
  needs: { body: BODY, image: 'a1' },
  may: { title: 'Bonifacio', caption: 'Aurora', side: 'left' },
  full: { type: 'story', title: 'Bonifacio', body: READ, image: 'a1', caption: 'Aurora', side: 'left' },
  bare: { type: 'story', title: null, body: READ, image: 'a1', caption: null, side: 'right' },
});

blockContract({
  type: 'quote',
  needs: { text: 'Leave early.' },
  may: { name: 'Ana', role: 'Captain' },
  full: { type: 'quote', text: 'Leave early.', name: 'Ana', role: 'Captain' },
  bare: { type: 'quote', text: 'Leave early.', name: null, role: null },
});

blockContract({
  type: 'facts',
  needs: { items: [FACT] },
  may: { title: 'In short' },
  full: { type: 'facts', title: 'In short', items: [FACT] },
  bare: { type: 'facts', title: null, items: [FACT] },
});

const STEPS = {
  type: 'steps',
  title: 'How it goes',
  items: [{ title: 'We visit her', body: READ }],
} as const;
blockContract({
  type: 'steps',
  needs: { title: 'How it goes', items: [{ title: 'We visit her', body: BODY }] },
  may: {},
  full: STEPS,
  bare: STEPS,
});

blockContract({
  type: 'faq',
  needs: { items: [{ question: 'What is APA?', answer: BODY }] },
  may: { title: 'Questions' },
  full: { type: 'faq', title: 'Questions', items: [{ question: 'What is APA?', answer: READ }] },
  bare: { type: 'faq', title: null, items: [{ question: 'What is APA?', answer: READ }] },
});

test.each([
  [1, '4xl'],
  [2, '3xl'],
  [3, '2xl'],
  [4, 'lg'],
  [5, 'md'],
])('CO3 a heading block of level %d defaults to %s', (lvl, size) => {
  expect(parseBlock({ type: 'heading', lvl, text: 'A' })).toMatchObject({ value: { type: 'heading', lvl, size } });
});

test.each([
  ['right', []],
  ['left', []],
  ['middle', ['side']],
  ['RIGHT', ['side']],
])('CO1 a story places its picture %s: reports %j', (side, wrong) => {
  expect(wrongFields({ type: 'story', body: BODY, image: 'a1', side })).toEqual(wrong);
});

test.each([undefined, null, '', ' ', '\n\t'])('CO1 drops an optional text of %j', (empty) => {
  const read = parseBlock({ type: 'page-head', title: 'A', standfirst: empty });
  expect(read).toMatchObject({ value: { standfirst: null } });
});

describe('CO2 names an invalid field by its path', () => {
  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['page-head', ['title'], { title: '  ' }],
    ['page-head', ['title'], { title: 5 }],
    ['page-head', ['title', 'standfirst'], { title: null, standfirst: ['B'] }],
    ['hero', ['facts'], { title: 'A', facts: [] }],
    ['hero', ['facts'], { title: 'A', facts: many(7, FACT) }],
    ['hero', ['facts[1].value'], { title: 'A', facts: [FACT, { label: 'Season' }] }],
    ['hero', ['facts[0].label', 'facts[0].value'], { title: 'A', facts: [{ label: 1, value: ' ' }] }],
    ['heading', ['lvl'], { lvl: 6, text: 'A' }],
    ['heading', ['size'], { lvl: 1, text: 'A', size: 'xl' }],
    ['heading', ['color'], { lvl: 1, text: 'A', color: 'red' }],
    ['heading', ['variant'], { lvl: 1, text: 'A', variant: 1 }],
    ['rich-text', ['body'], { body: 'A yacht.' }],
    ['rich-text', ['body'], { body: [] }],
    ['rich-text', ['title'], { title: {}, body: BODY }],
    ['facts', ['items'], { items: many(61, FACT) }],
    ['facts', ['items[0]'], { items: ['Season'] }],
    ['steps', ['items'], { title: 'A', items: many(61, { title: 'A', body: BODY }) }],
    ['steps', ['items[0].title'], { title: 'A', items: [{ body: BODY }] }],
    ['steps', ['items[0].body'], { title: 'A', items: [{ title: 'A' }] }],
    [
      'steps',
      ['items[1].body'],
      {
        title: 'A',
        items: [
          { title: 'A', body: BODY },
          { title: 'B', body: 'B' },
        ],
      },
    ],
    ['faq', ['items'], { items: [] }],
    ['faq', ['items'], { items: { question: 'Why?', answer: BODY } }],
    ['faq', ['items'], { items: many(61, { question: 'Why?', answer: BODY }) }],
    ['faq', ['items[1]'], { items: [{ question: 'Why?', answer: BODY }, null] }],
    ['faq', ['items[0].answer'], { items: [{ question: 'Why?' }] }],
    ['faq', ['items[0].question'], { items: [{ question: ' ', answer: BODY }] }],
    ['faq', ['items[0].answer'], { items: [{ question: 'Why?', answer: [5] }] }],
  ])('%s, %j', (type, fields, rest) => {
    expect(wrongFields({ type, ...rest })).toEqual(fields);
  });
});

test.each<[string, number, Readonly<Record<string, unknown>>]>([
  ['hero', 6, { title: 'A', facts: many(6, FACT) }],
  ['facts', 60, { items: many(60, FACT) }],
  ['steps', 60, { title: 'A', items: many(60, { title: 'A', body: BODY }) }],
  ['faq', 60, { items: many(60, { question: 'Why?', answer: BODY }) }],
])('CO1 %s holds at most %d', (type, _, rest) => {
  expect(wrongFields({ type, ...rest })).toEqual([]);
});

blockContract({
  type: 'spacer',
  needs: { size: 'extra_small' },
  may: {},
  full: { type: 'spacer', size: 'extra_small' },
  bare: { type: 'spacer', size: 'extra_small' },
});

blockContract({
  type: 'jump-to',
  needs: {},
  may: { button: { text: 'Ask us', href: '/offices-and-people/' } },
  full: { type: 'jump-to', button: { text: 'Ask us', href: '/offices-and-people/' } },
  bare: { type: 'jump-to', button: null },
});

test.each(['extra_small', 'small', 'medium', 'large'])('CO1 a spacer has the size %s', (size) => {
  expect(parseBlock({ type: 'spacer', size })).toEqual({ ok: true, value: { type: 'spacer', size } });
});

test.each(['extra-small', 'extra_large', 'Small', 4, ['small']])('CO2 rejects the size %j', (size) => {
  expect(wrongFields({ type: 'spacer', size })).toEqual(['size']);
});

test.each([
  ['/a/', ['button']],
  [{ text: 'Ask us' }, ['button.href']],
  [{ href: '/a/' }, ['button.text']],
])('CO2 rejects %j as the call to action of a jump-to menu', (button, fields) => {
  expect(wrongFields({ type: 'jump-to', button })).toEqual(fields);
});
