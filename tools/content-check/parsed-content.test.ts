import { expect, test } from 'vitest';
import { SAMPLE_AREAS, sampleYachtWire } from '../../tests/samples/sample-wire.ts';
import { blocksBelow, contentIn, linesOf, pageRecord } from './content-in.fixture.ts';

test('accepts valid content, and a folder without pages, drafts, redirects or media', async () => {
  expect((await contentIn({})).findings).toEqual([]);
});

test('reports every parse error with its file and field', async () => {
  const { findings } = await contentIn({
    'site.json': { brand: 1 },
    'home.json': '{',
    'areas.json': {},
    'offices.json': [{ id: 'monaco' }],
    'redirects.json': [{ from: 'x', to: '/find/' }],
    'media/assets.json': [{ id: 'a1', file: '../a.png' }],
    'pages/knots.json': { ...pageRecord('knots'), updated: 'soon' },
    'drafts/knots.json': pageRecord('Knots'),
    'yachts/thyme.json': { yachtid: 'thyme' },
  });
  const lines = linesOf(findings);
  expect(lines).toEqual(
    expect.arrayContaining([
      'error site.json brand: must be an object',
      expect.stringMatching(/^error home.json : ./),
      'error areas.json : must be a list',
      'error offices.json monaco.timezone: is missing',
      expect.stringMatching(/^error redirects.json \[0\].from: must be a path of the site/),
      'error media/assets.json a1: has no file inside content/media',
      'error pages/knots.json updated: must be a date such as 2026-09-14',
      'error drafts/knots.json id: must be an id such as "the-letter"',
      'error yachts/thyme.json slugs: must be an object',
    ]),
  );
});

test('YA1 reports a dropped field of a yacht, and keeps her', async () => {
  const { content, findings } = await contentIn({
    'yachts/aurora.json': { ...sampleYachtWire(), beamMeter: 900, summerLocations: ['atlantis'], model: 'null' },
  });
  expect(linesOf(findings)).toEqual([
    'error yachts/aurora.json beamMeter: must be a number from 0.1 to 30.25',
    'error yachts/aurora.json summerLocations[0]: no area "atlantis"',
  ]);
  expect(content.yachts.map(({ yacht }) => yacht.dimensions.beam)).toEqual([null]);
});

test('CO2 reports an invalid block with its language, number and field', async () => {
  const change = blocksBelow([{ type: 'quote', text: 'A' }], [{ type: 'countdown' }, { type: 'faq', items: [{}] }]);
  const { content, findings } = await contentIn({ 'pages/knots.json': pageRecord('knots', change) });
  expect(linesOf(findings)).toEqual([
    'error pages/knots.json blocks.es[1].type: is not a known block (block "countdown")',
    'error pages/knots.json blocks.es[2].items[0].question: is missing (block "faq")',
    'error pages/knots.json blocks.es[2].items[0].answer: is missing (block "faq")',
  ]);
  expect(content.pages.map(({ page }) => page.id)).toEqual(['knots']);
});

test('RT5 reports duplicate and invalid ids and addresses', async () => {
  const asset = { file: 'a.png', type: 'image', alt: { en: 'A', es: 'A' }, width: 1, height: 1 };
  const { content, findings } = await contentIn({
    'areas.json': [...SAMPLE_AREAS, SAMPLE_AREAS[0]],
    'media/assets.json': [
      { ...asset, id: 'a1' },
      { ...asset, id: 'a1' },
      { ...asset, id: 'a2', file: 'a.webp' },
    ],
    'pages/a.json': pageRecord('knots'),
    'pages/b.json': pageRecord('knots'),
    'pages/c.json': pageRecord('bends', { slug: { en: 'bends', es: 'knots-es' } }),
    'pages/d.json': pageRecord('ours', { slug: { en: 'search', es: 'Mal Slug' } }),
    'pages/e.json': pageRecord('half', { slug: { en: 'half', es: 'search' } }),
    'yachts/a.json': sampleYachtWire(),
    'yachts/b.json': sampleYachtWire(),
    'yachts/c.json': sampleYachtWire({ yachtid: 'other' }),
  });
  expect(linesOf(findings)).toEqual([
    'error areas.json cyclades.id: "cyclades" is taken by an earlier row',
    'error pages/b.json id: "knots" is taken by an earlier page',
    'error pages/c.json slug.es: is taken by knots',
    'error pages/d.json slug.en: "search" is reserved for one of the site’s own pages',
    'error pages/d.json slug.es: must be lower-case letters, digits, hyphens and slashes, such as "crew/life"',
    'error pages/e.json slug.es: "search" is reserved for one of the site’s own pages',
    'error yachts/b.json yachtid: is taken by yacht "aurora"',
    'error yachts/c.json slugs (charter/aurora): is taken by yacht "aurora"',
    'error media/assets.json a1.id: "a1" is taken by an earlier row',
    'error media/assets.json a2.file: shares the address a with a1',
  ]);
  const half = content.pages.find(({ page }) => page.id === 'half')?.page;
  expect([half?.translations.en?.slug, half?.translations.es]).toEqual(['half', null]);
});

test('reports an unknown area of a yacht as an error', async () => {
  const { content, findings } = await contentIn({
    'yachts/a.json': sampleYachtWire({ winterLocations: ['atlantis'] }),
  });
  expect(linesOf(findings)).toContain('error yachts/a.json winterLocations[0]: no area "atlantis"');
  expect(content.fleet.yachts).toHaveLength(1);
});
