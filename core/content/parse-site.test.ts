import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import type { FieldProblem } from '../records/read-by-schema.ts';
import type { Result } from '../shared/result.ts';
import { PAGE_KINDS } from './page-kind.ts';
import { parseHome, parseSite, SOCIAL_NETWORKS } from './site.ts';

const fieldsOf = (read: Result<unknown, readonly FieldProblem[]>) =>
  read.ok ? [] : read.error.map(({ field }) => field);

test('CO6 a site and its homepage keep every field', () => {
  expect(parseSite(SAMPLE_SITE)).toEqual({ ok: true, value: SAMPLE_SITE });
  expect(parseHome(SAMPLE_HOME)).toEqual({ ok: true, value: SAMPLE_HOME });
});

test.each([
  [undefined, false],
  [null, false],
  [false, false],
  [true, true],
])('YA3 the site decides whether a last asking price is shown: %s', (lastAskingPrice, shown) => {
  const site = parseSite({ ...SAMPLE_SITE, lastAskingPrice });
  expect(site.ok && site.value.lastAskingPrice).toBe(shown);
});

test('YA3 reports anything but yes or no', () => {
  expect(fieldsOf(parseSite({ ...SAMPLE_SITE, lastAskingPrice: 'perhaps' }))).toEqual(['lastAskingPrice']);
});

describe('the categories of a site', () => {
  const name = { en: 'The house', es: 'La casa' };
  const problems = (categories: unknown) => fieldsOf(parseSite({ ...SAMPLE_SITE, categories }));

  test('keep the order in which lists show them', () => {
    const categories = ['rules', 'house', 'charter'].map((id) => ({ id, of: 'news', name }));
    const site = parseSite({ ...SAMPLE_SITE, categories });
    expect(site.ok && site.value.categories).toEqual(categories);
  });

  test.each(PAGE_KINDS)('belong to a kind of pages: %s', (of) => {
    expect(problems([{ id: 'a', of, name }])).toEqual([]);
  });

  test('may be empty', () => {
    expect(problems([])).toEqual([]);
  });

  test.each<[readonly string[], unknown]>([
    [['categories'], undefined],
    [['categories'], {}],
    [['categories[0]'], ['house']],
    [['categories[0].id'], [{ of: 'news', name }]],
    [['categories[0].of'], [{ id: 'a', of: 'yachts', name }]],
    [['categories[0].of'], [{ id: 'a', name }]],
    [
      ['categories[1].name.es'],
      [
        { id: 'a', of: 'news', name },
        { id: 'b', of: 'news', name: { en: 'B' } },
      ],
    ],
    [['categories[0].name'], [{ id: 'a', of: 'news', name: 'The house' }]],
  ])('are rejected for the problem %j: %j', (fields, categories) => {
    expect(problems(categories)).toEqual(fields);
  });
});

describe('CO6 the links of a site', () => {
  const text = { en: 'Charter', es: 'Chárter' };
  const navigation = (href: unknown) => parseSite({ ...SAMPLE_SITE, navigation: [{ text, href }] });

  test('have one address for all languages, or one each', () => {
    expect(navigation('/charter/')).toMatchObject({
      value: { navigation: [{ text, href: { en: '/charter/', es: '/charter/' } }] },
    });
    const href = { en: '/the-letter/', es: '/la-carta/' };
    expect(navigation(href)).toMatchObject({ value: { navigation: [{ text, href }] } });
  });

  test.each([
    [undefined, ['navigation[0].href']],
    [{ en: '/the-letter/' }, ['navigation[0].href.es']],
    [7, ['navigation[0].href']],
  ])('may not lead to %j', (href, fields) => {
    expect(fieldsOf(navigation(href))).toEqual(fields);
  });

  test('social links belong to known networks, on https', () => {
    const social = (row: unknown) =>
      fieldsOf(parseSite({ ...SAMPLE_SITE, footer: { ...SAMPLE_SITE.footer, social: [row] } }));
    for (const network of SOCIAL_NETWORKS) expect(social({ network, url: 'https://a.example/' })).toEqual([]);
    expect(social({ network: 'myspace', url: 'https://a.example/' })).toEqual(['footer.social[0].network']);
    expect(social({ network: 'tiktok', url: 'http://a.example/' })).toEqual(['footer.social[0].url']);
  });
});

test('a homepage reports its problems', () => {
  expect(fieldsOf(parseHome({ ...SAMPLE_HOME, hero: undefined }))).toEqual(['hero']);
  expect(fieldsOf(parseHome({ ...SAMPLE_HOME, scale: { ...SAMPLE_HOME.scale, yachts: ['aurora', ''] } }))).toEqual([
    'scale.yachts[1]',
  ]);
});

test('CO2 never throws', () => {
  const changed = (record: object) =>
    fc
      .dictionary(fc.constantFrom(...Object.keys(record)), fc.anything())
      .map((change): unknown => ({ ...record, ...change }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), changed(SAMPLE_SITE), changed(SAMPLE_HOME)), (record) => {
      for (const read of [parseSite(record), parseHome(record)]) {
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
      }
    }),
  );
});
