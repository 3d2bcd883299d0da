import { expect, test } from 'vitest';
import { blocksBelow, contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { unknownFields } from './unknown-fields.ts';

async function unknownIn(change: Record<string, unknown>): Promise<string[]> {
  const { content, findings } = await contentIn({ 'pages/knots.json': pageRecord('knots', change) });
  expect(findings).toEqual([]);
  return linesOf(unknownFields(content));
}

test('accepts a page of known fields', async () => {
  const change = {
    kind: 'event',
    details: { starts: '2027-01-01', ends: '2027-01-02', place: { en: 'A', es: 'B' }, lat: 1, lng: 2 },
  };
  expect(await unknownIn({ ...change, popularity: 3, valid: { from: null, until: null } })).toEqual([]);
});

test.each([
  ['of a page, with a suggested name', { popularty: 3 }, 'popularty', ' (is "popularity" meant?)'],
  ['within a page', { valid: { from: '2026-01-01', til: null } }, 'valid.til', ''],
  ['of details that belong to another kind', { details: { season: 1 } }, 'details', ''],
])('CO2 warns of an unused field %s', async (_, change, field, hint) => {
  expect(await unknownIn(change)).toEqual([`warning pages/knots.json ${field}: is read by nothing${hint}`]);
});

test('CO2 warns of one in a block, in its lists and in its rich text', async () => {
  const blocks = [
    { type: 'hero', title: 'A', captoin: 'x' },
    { type: 'facts', items: [{ label: 'a', value: 'b', unit: 'm' }] },
    { type: 'rich-text', body: ['Plain', [{ text: 'Link', herf: '/find/' }], { heading: 'H', level: 3 }] },
    { type: 'faq', items: [{ question: 'Q', answer: [{ list: ['a', [{ text: 'b', makr: 'em' }]] }] }] },
  ];
  expect(await unknownIn(blocksBelow(blocks, []))).toEqual([
    'warning pages/knots.json blocks.en[1].captoin: is read by nothing (is "caption" meant?)',
    'warning pages/knots.json blocks.en[2].items[0].unit: is read by nothing',
    'warning pages/knots.json blocks.en[3].body[1][0].herf: is read by nothing (is "href" meant?)',
    'warning pages/knots.json blocks.en[3].body[2].level: is read by nothing',
    'warning pages/knots.json blocks.en[4].items[0].answer[0].list[1][0].makr: is read by nothing (is "mark" meant?)',
  ]);
});
