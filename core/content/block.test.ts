import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrongFields } from '../../tests/contract/content/block-contract.ts';
import type { BlockType } from './block.ts';
import { parseBlock } from './block.ts';

/** Every block there is, with the fields that it knows. */
const FIELDS: Readonly<Record<BlockType, readonly string[]>> = {
  'page-head': ['title', 'standfirst'],
  hero: ['title', 'standfirst', 'image', 'caption', 'facts'],
  heading: ['lvl', 'text', 'size', 'color', 'variant'],
  'rich-text': ['title', 'body'],
  story: ['title', 'body', 'image', 'caption', 'side'],
  quote: ['text', 'name', 'role'],
  facts: ['title', 'items'],
  steps: ['title', 'items'],
  faq: ['title', 'items'],
  picture: ['image', 'caption', 'width'],
  gallery: ['title', 'images'],
  slider: ['title', 'slides'],
  video: ['title', 'video', 'youtube', 'poster', 'caption'],
  podcast: ['title', 'audio', 'transcript'],
  'people-picture': ['heading', 'textAlignment', 'fullNames', 'photoUrls'],
  'yacht-grid': ['title', 'market', 'yachts', 'query', 'limit'],
  'yacht-list': ['title', 'market_status', 'yachts'],
  'search-filters': ['title', 'market'],
  sorting: [],
  pagination: [],
  compare: ['title', 'market', 'yachts'],
  'deck-plans': ['title', 'yacht'],
  'berth-hero': ['title', 'standfirst', 'image', 'caption'],
  offices: ['title', 'office'],
  'office-map': ['title', 'office'],
  'map-destinations': ['title', 'text', 'destinations'],
  voyage: ['title', 'text', 'speed', 'stops', 'link'],
  contact: ['title', 'text', 'person', 'office'],
  form: ['title', 'text', 'link'],
  newsletter: ['headline', 'text', 'button'],
  'button-group': ['alignment', 'buttons'],
  spacer: ['size'],
  'jump-to': ['button'],
  entries: ['of', 'title', 'limit', 'all'],
  related: ['title'],
  people: ['title', 'people'],
  'open-weeks': [],
  'when-and-where': [],
  'fleet-to-scale': [],
  sitemap: [],
};
const TYPES = Object.keys(FIELDS);

/** Valid values for some fields, so that some random blocks are valid. */
const plausible = fc.constantFrom<unknown>(
  ...['A', '', ' ', null, undefined, 1, 12, true],
  ...['sale', 'left', 'news', 'tcn', 'small', 'sold'],
  ...[['A'], ['A', 'B'], [{ label: 'A', value: 'B' }], [{ image: 'a1', title: 'A', text: 'B', at: 0, speaker: 'C' }]],
  { text: 'A', href: '/a/' },
  [{ text: 'A', href: '/a/', theme: 'text' }],
  [
    { name: 'A', lat: 1, lng: 2 },
    { name: 'B', lat: 3, lng: 4 },
  ],
  [{ title: 'A', body: ['B'], question: 'C', answer: ['D'] }],
);
const record = fc.constantFrom(...TYPES).chain((type) => {
  const fields = (FIELDS[type as BlockType] ?? []).map((key) => [key, fc.oneof(plausible, fc.anything())] as const);
  return fc
    .record(Object.fromEntries(fields), { requiredKeys: [] })
    .map((rest): Record<string, unknown> => ({ ...rest, type }));
});

test('CO1 knows the blocks of the specification and of its pages', () => {
  const specified = [
    ...['yacht-grid', 'slider', 'hero', 'contact', 'office-map', 'form', 'newsletter', 'deck-plans', 'berth-hero'],
    ...['search-filters', 'sorting', 'pagination', 'map-destinations', 'compare', 'spacer', 'button-group'],
    ...[
      'people-picture',
      'yacht-list',
      'heading',
      'rich-text',
      'faq',
      'podcast',
      'gallery',
      'video',
      'quote',
      'jump-to',
    ],
  ];
  expect(specified.filter((type) => wrongFields({ type }).includes('type'))).toEqual([]);
  expect(TYPES).toHaveLength(40);
  expect(TYPES.filter((type) => wrongFields({ type }).includes('type'))).toEqual([]);
});

describe('CO2 reports an unknown block', () => {
  test.each<[string, string, unknown]>([
    ['unknown', 'record', null],
    ['unknown', 'record', undefined],
    ['unknown', 'record', 'sitemap'],
    ['unknown', 'record', 7],
    ['unknown', 'record', []],
    ['unknown', 'record', [{ type: 'sitemap' }]],
    ['unknown', 'type', {}],
    ['unknown', 'type', { type: 7 }],
    ['unknown', 'type', { type: null }],
    ['unknown', 'type', { type: ['sitemap'] }],
    ['', 'type', { type: '' }],
    ['carousel', 'type', { type: 'carousel' }],
    ['Sitemap', 'type', { type: 'Sitemap' }],
    ['constructor', 'type', { type: 'constructor' }],
    ['__proto__', 'type', { type: '__proto__' }],
  ])('%s, %s: %j', (block, field, raw) => {
    expect(parseBlock(raw)).toMatchObject({ ok: false, error: { block, problems: [{ field }] } });
  });
});

test('CO2 reports all problems of a block at once', () => {
  const raw = { type: 'voyage', speed: 0, stops: [{ name: '', lat: 91, lng: 0 }], link: {} };
  expect(wrongFields(raw)).toEqual([
    'title',
    'speed',
    'stops[0].name',
    'stops[0].lat',
    'stops',
    'link.text',
    'link.href',
  ]);
});

describe('CO2 for any content', () => {
  test('nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), record), (raw) => {
        const read = parseBlock(raw);
        if (!read.ok) expect(read.error.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('a parsed block has the requested type', () => {
    fc.assert(
      fc.property(record, (raw) => {
        const read = parseBlock(raw);
        expect(read.ok ? read.value.type : read.error.block).toBe(raw.type);
      }),
      { numRuns: 1000 },
    );
  });

  test('a reported field belongs to the block', () => {
    fc.assert(
      fc.property(record, (raw) => {
        const known = FIELDS[raw.type as BlockType];
        for (const field of wrongFields(raw)) expect(known).toContain(field.split(/[.[]/)[0]);
      }),
      { numRuns: 1000 },
    );
  });
});
