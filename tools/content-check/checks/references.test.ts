import { expect, test } from 'vitest';
import { PALMA } from '../../../tests/samples/sample-office.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { blocksBelow, contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { referenceFindings } from './references.ts';

const media = { hero: null, galleryCharter: null, gallerySales: null };
const at = { lat: 1, lng: 2 };
const both = { en: 'A', es: 'B' };
const asset = (id: string, type: string) => ({ id, file: `${id}.mp3`, type, alt: both, width: 9, height: 9 });
const person = {
  kind: 'person',
  details: { role: both, desk: 'sales', office: 'palma', languages: ['es'], phone: '+34', email: 'a@b.example' },
};
const FILES = {
  'areas.json': SAMPLE_AREAS,
  'offices.json': [PALMA],
  'media/assets.json': [asset('picture', 'image'), asset('sound', 'audio')],
  'pages/knots.json': pageRecord('knots'),
  'pages/ana.json': pageRecord('ana', person),
  'yachts/aurora.json': sampleYachtWire({
    media,
    office: 'palma',
    slugs: { sale: 'thyme', charter: null, ghost: null },
    marketType: 'sale',
  }),
};

async function wrongIn(files: Record<string, unknown>): Promise<string[]> {
  const { content, findings } = await contentIn({ ...FILES, ...files });
  expect(findings).toEqual([]);
  return linesOf(referenceFindings(content));
}
const page = (change: Record<string, unknown>) => wrongIn({ 'pages/from.json': pageRecord('from', change) });

test('accepts references to existing ids', async () => {
  const block = [{ type: 'podcast', audio: 'sound', transcript: [{ at: 0, speaker: 'A', text: 'B' }] }];
  expect(await page({ parent: 'knots', related: ['ana'], image: 'picture', ...blocksBelow(block) })).toEqual([]);
});

test.each([
  ['parent', { parent: 'knot' }, 'parent: there is no page "knot" (is "knots" meant?)'],
  ['related', { related: ['nobody'] }, 'related[0]: there is no page "nobody"'],
  ['itself', { related: ['from'] }, 'related[0]: names the page itself'],
  ['category', { categories: ['bends'] }, 'categories[0]: site.json has no category "bends" of kind content'],
  [
    'areas',
    { kind: 'destination', details: { areas: ['cyclade'], season: { from: 1, to: 2 }, ...at } },
    'details.areas[0]: there is no area "cyclade" (is "cyclades" meant?)',
  ],
  [
    'author',
    { kind: 'news', details: { author: 'knots' } },
    'details.author: "knots" is a page of kind content, not person',
  ],
  ['host', { kind: 'podcast', details: { number: 1, seconds: 9, host: 'x' } }, 'details.host: there is no page "x"'],
  ['office', { kind: 'office', details: { office: 'oslo' } }, 'details.office: there is no office "oslo"'],
  ['image', { image: 'nothing' }, 'image: there is no asset "nothing"'],
  ['type of asset', { image: 'sound' }, 'image: asset "sound" is of type audio, not image'],
])('checks a page’s %s', async (_, change, line) => {
  expect(await page(change)).toEqual([`error pages/from.json ${line}`]);
});

test.each([
  [
    'yachts',
    { type: 'yacht-grid', market: 'sale', yachts: ['boreal'] },
    'error',
    'yachts[0]: there is no yacht "boreal"',
  ],
  [
    'yachts of another market',
    { type: 'yacht-grid', market: 'charter', yachts: ['aurora'] },
    'warning',
    'yachts[0]: L\'Étoile “d\'Or” ("aurora") is not offered for charter',
  ],
  ['a yacht', { type: 'deck-plans', yacht: 'boreal' }, 'error', 'yacht: there is no yacht "boreal"'],
  [
    'people',
    { type: 'people', people: ['knots'] },
    'error',
    'people[0]: "knots" is a page of kind content, not person',
  ],
  ['an office', { type: 'contact', title: 'A', office: 'oslo' }, 'error', 'office: there is no office "oslo"'],
  ['destinations', { type: 'map-destinations', destinations: ['x'] }, 'error', 'destinations[0]: there is no page "x"'],
  ['a picture', { type: 'gallery', images: [{ image: 'x' }] }, 'error', 'images[0].image: there is no asset "x"'],
  ['a film', { type: 'video', video: 'picture' }, 'error', 'video: asset "picture" is of type image, not video'],
])('checks a block’s %s', async (_, block, level, line) => {
  const change = blocksBelow([block], [{ type: 'sitemap' }]);
  expect(await page(change)).toEqual([`${level} pages/from.json blocks.en[1].${line}`]);
});

test('checks those of the homepage and of a yacht', async () => {
  const lines = await wrongIn({
    'yachts/aurora.json': sampleYachtWire({
      media: { ...media, galleryCharter: 'x' },
      office: 'oslo',
      brokerCharter: 'anna',
      brokerSale: 'knots',
    }),
  });
  expect(lines).toEqual([
    'error home.json hero.yacht: there is no yacht with the slug "thyme"',
    'error yachts/aurora.json office: there is no office "oslo"',
    'error yachts/aurora.json brokerCharter: there is no page "anna" (is "ana" meant?)',
    'error yachts/aurora.json brokerSale: "knots" is a page of kind content, not person',
    'error yachts/aurora.json media.galleryCharter: there is no gallery "x"',
  ]);
});

test('checks those of a gallery', async () => {
  const row = {
    id: 'aurora-charter',
    profile: 'x',
    deckplans: ['picture'],
    sections: [{ title: null, images: ['picture', 'y'] }],
    videos: ['picture'],
  };
  expect((await wrongIn({ 'media/galleries.json': [row] })).filter((line) => line.includes('galleries'))).toEqual([
    'error media/galleries.json aurora-charter.profile: there is no asset "x"',
    'error media/galleries.json aurora-charter.sections[0].images[1]: there is no asset "y"',
    'error media/galleries.json aurora-charter.videos[0]: asset "picture" is of type image, not video',
  ]);
});
