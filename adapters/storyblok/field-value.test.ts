import { describe, expect, test } from 'vitest';
import { fieldValue } from './field-value.ts';
import { StoryIndex } from './story-index.ts';
import { parseStory } from './story-wire.ts';

function story(uuid: string, full_slug: string, content: object, es: string | null = null) {
  const translated_slugs = [{ lang: 'es', path: es ?? full_slug, published: es === null ? null : true }];
  const parsed = parseStory({ uuid, slug: full_slug.split('/').at(-1), full_slug, translated_slugs, content });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const index = new StoryIndex(
  [
    story('u-sea', 'destination/sea', { component: 'page', id: 'sea' }, 'destino/mar'),
    story('u-fog', 'fog', { component: 'page' }),
    story('u-home', 'home', { component: 'home' }),
    story('u-office', 'offices/monaco', { component: 'office' }),
    story('u-yacht', 'yachts/aurora', {
      ...{ component: 'yacht', yachtid: '752668', marketType: 'sale' },
      slugs: { plugin: 'halyard-slugs', sale: 'aurora', charter: '', ghost: null },
    }),
  ],
  'published',
);
const value = (raw: unknown, key = 'field', locale: 'en' | 'es' = 'en') => fieldValue(raw, key, {}, { locale, index });

test.each([
  ['', null],
  [null, null],
  [undefined, null],
  ['Sea', 'Sea'],
  [true, true],
  [false, false],
  [[], []],
  [
    ['a', '', null, 'b'],
    ['a', 'b'],
  ],
])('reads %j as %j', (raw, read) => {
  expect(value(raw)).toEqual(read);
});

test.each([
  ['lat', '-43.7', -43.7],
  ['limit', '12', 12],
  ['limit', 'many', 'many'],
  ['title', '12', '12'],
  ['days', ['1', '5'], [1, 5]],
  ['published', '2026-03-02 00:00', '2026-03-02'],
  ['published', '2026-03-02 00:00:00', '2026-03-02'],
  ['published', '2026-03-02 10:30', '2026-03-02T10:30Z'],
  ['updated', '2026-03-02 10:30:15', '2026-03-02T10:30:15Z'],
  ['updated', '2026-03-02T10:30:00.000Z', '2026-03-02T10:30:00.000Z'],
  ['title', '2026-03-02 00:00', '2026-03-02 00:00'],
])('reads numbers and days from texts: %s %j is %j', (key, raw, read) => {
  expect(value(raw, key)).toEqual(read);
});

test('splits text areas into lists by line or by paragraph', () => {
  const reading = { locale: 'en', index } as const;
  expect(fieldValue(' Ana \r\n\nBo', 'names', { lines: ['names'] }, reading)).toEqual(['Ana', 'Bo']);
  expect(fieldValue('a\nb\n \nc', 'story', { paragraphs: ['story'] }, reading)).toEqual(['a\nb', 'c']);
  expect(fieldValue('', 'names', { lines: ['names'] }, reading)).toEqual([]);
});

test('refers to a story by its record’s id, or by its slug', () => {
  expect(value(['u-sea', 'u-fog', 'u-yacht', 'u-office', 'u-nobody'])).toEqual([
    ...['sea', 'fog', '752668', 'monaco', 'u-nobody'],
  ]);
});

describe('refers to an asset by its id in our library', () => {
  const asset = { fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/a.webp', name: 'our-id' };
  test.each([
    [asset, 'our-id'],
    [{ ...asset, meta_data: { asset_id: 'meta-id' } }, 'meta-id'],
    [{ ...asset, meta_data: { asset_id: '' } }, 'our-id'],
    [{ ...asset, name: '' }, null],
    [{ ...asset, filename: '' }, null],
    [{ ...asset, filename: null }, null],
  ])('reads %j as %s', (raw, id) => {
    expect(value(raw)).toBe(id);
  });
});

describe('RT5 reads a link as an address', () => {
  const link = { fieldtype: 'multilink', id: '', url: '', cached_url: '' };
  test.each([
    [{ linktype: 'story', id: 'u-sea', cached_url: 'old/sea' }, '/destination/sea/', '/destino/mar/'],
    [{ linktype: 'story', id: 'u-sea', anchor: 'low' }, '/destination/sea/#low', '/destino/mar/#low'],
    [{ linktype: 'story', id: 'u-fog' }, '/fog/', null],
    [{ linktype: 'story', id: 'u-home' }, '/', '/'],
    [{ linktype: 'story', id: 'u-yacht' }, '/yacht-for-sale/aurora/', '/yacht-for-sale/aurora/'],
    [{ linktype: 'story', id: 'u-office' }, null, null],
    [{ linktype: 'story', id: 'u-nobody', cached_url: 'nobody' }, null, null],
    [{ linktype: 'url', url: 'https://a.example/' }, 'https://a.example/', 'https://a.example/'],
    [{ linktype: 'url', url: '/find/', anchor: 'top' }, '/find/#top', '/find/#top'],
    [{ linktype: 'url' }, null, null],
    [
      { linktype: 'asset', url: 'https://a.storyblok.com/b.pdf' },
      'https://a.storyblok.com/b.pdf',
      'https://a.storyblok.com/b.pdf',
    ],
    [{ linktype: 'email', email: 'a@b.example' }, 'mailto:a@b.example', 'mailto:a@b.example'],
    [{ linktype: 'email', url: 'mailto:a@b.example' }, 'mailto:a@b.example', 'mailto:a@b.example'],
    [{ linktype: 'email' }, null, null],
  ])('%j', (given, en, es) => {
    expect([value({ ...link, ...given }), value({ ...link, ...given }, 'field', 'es')]).toEqual([en, es]);
  });
});

test('reads the house’s own field types as their fields', () => {
  const prices = { plugin: 'halyard-prices', _uid: '1', eur: { sale: '5' } };
  expect(value(prices)).toEqual({ eur: { sale: '5' } });
});

test('reads a nested block as its fields by type, without empty ones', () => {
  const quote = {
    _uid: '1',
    _editable: '<!-- -->',
    component: 'quote',
    text: 'Sea',
    text__i18n__es: 'Mar',
    name: '',
    items: [],
  };
  expect(value([quote])).toEqual([{ type: 'quote', text: 'Sea' }]);
  const link = {
    _uid: '2',
    component: 'link',
    text: 'There',
    href: { fieldtype: 'multilink', linktype: 'url', url: '/a/' },
  };
  const form = { _uid: '1', component: 'form', title: 'Ask', link: [link] };
  expect(value(form)).toEqual({ type: 'form', title: 'Ask', link: { type: 'link', text: 'There', href: '/a/' } });
});
