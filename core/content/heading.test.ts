import { describe, expect, test } from 'vitest';
import { wrongFields } from '../../tests/contract/content/block-contract.ts';
import { parseBlock } from './block.ts';
import { defaultSize, HEADING_COLORS, HEADING_SIZES, type HeadingLevel, type HeadingSize } from './heading.ts';

const parseHeading = (heading: object) => parseBlock({ type: 'heading', ...heading });

const LEVELS: readonly [HeadingLevel, HeadingSize][] = [
  [1, '4xl'],
  [2, '3xl'],
  [3, '2xl'],
  [4, 'lg'],
  [5, 'md'],
];

test.each(LEVELS)('CO3 level %d defaults to %s and black', (lvl, size) => {
  expect(defaultSize(lvl)).toBe(size);
  expect(parseHeading({ lvl, text: 'Aurora' })).toEqual({
    ok: true,
    value: { type: 'heading', lvl, text: 'Aurora', size, color: 'black', variant: null },
  });
});

test('CO3 offers the sizes and colours of the specification', () => {
  expect(HEADING_SIZES.join(' ')).toBe('4xl 3xl 3xl-tight 3xl-search 2xl 2xl-tight xl-austin xl-hurme lg md sm teaser');
  expect(HEADING_COLORS.join(' ')).toBe('white gray-50 black blue-dark gray-white');
});

test.each(HEADING_SIZES)('CO3 keeps size %s at any level', (size) => {
  for (const [lvl] of LEVELS)
    expect(parseHeading({ lvl, text: 'A', size })).toMatchObject({ ok: true, value: { size } });
});

test.each(HEADING_COLORS)('CO3 keeps colour %s', (color) => {
  expect(parseHeading({ lvl: 1, text: 'A', color })).toMatchObject({ ok: true, value: { color } });
});

describe('CO3 uses the default for an empty field', () => {
  test.each([undefined, null, ''])('%j', (empty) => {
    expect(parseHeading({ lvl: 2, text: 'A', size: empty, color: empty, variant: empty, _uid: 'x' })).toEqual({
      ok: true,
      value: { type: 'heading', lvl: 2, text: 'A', size: '3xl', color: 'black', variant: null },
    });
  });
});

test('CO3 keeps a variant', () => {
  expect(parseHeading({ lvl: 1, text: 'A', variant: 'italic' })).toMatchObject({
    ok: true,
    value: { variant: 'italic' },
  });
});

describe('CO2, CO3 reports anything else as an error with the field', () => {
  test.each<[string, object]>([
    ['lvl', {}],
    ['lvl', { text: 'A' }],
    ['lvl', { text: 'A', lvl: null }],
    ['lvl', { text: 'A', lvl: 0 }],
    ['lvl', { text: 'A', lvl: 6 }],
    ['lvl', { text: 'A', lvl: 1.5 }],
    ['lvl', { text: 'A', lvl: -1 }],
    ['lvl', { text: 'A', lvl: Number.NaN }],
    ['lvl', { text: 'A', lvl: '1' }],
    ['lvl', { text: 'A', lvl: [1] }],
    ['text', { lvl: 1 }],
    ['text', { lvl: 1, text: '' }],
    ['text', { lvl: 1, text: ' \n' }],
    ['text', { lvl: 1, text: null }],
    ['text', { lvl: 1, text: 5 }],
    ['text', { lvl: 1, text: ['A'] }],
    ['size', { lvl: 1, text: 'A', size: 'xl' }],
    ['size', { lvl: 1, text: 'A', size: '4XL' }],
    ['size', { lvl: 1, text: 'A', size: 4 }],
    ['size', { lvl: 1, text: 'A', size: 'constructor' }],
    ['color', { lvl: 1, text: 'A', color: 'red' }],
    ['color', { lvl: 1, text: 'A', color: false }],
    ['color', { lvl: 1, text: 'A', color: {} }],
    ['variant', { lvl: 1, text: 'A', variant: 1 }],
    ['variant', { lvl: 1, text: 'A', variant: {} }],
  ])('%s: %j', (field, raw) => {
    expect(wrongFields({ type: 'heading', ...raw })).toContain(field);
  });
});
