import { describe, expect, test } from 'vitest';
import type { RichText } from '../../../core/content/rich-text.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import type { BlockOf } from './block-context.ts';
import { faqView, heroView, quoteView, richTextView, stepsView, storyView } from './text-views.ts';

const HERO: BlockOf<'hero'> = {
  type: 'hero',
  title: 'Corsica',
  standfirst: 'Granite, mostly.',
  image: null,
  caption: 'At dawn',
  facts: [{ label: 'Winds', value: 'Westerly' }],
};
const FLEET = [
  sampleYacht({ id: 'a', regions: ['corsica'] }),
  sampleYacht({ id: 'b', regions: ['corsica', 'sardinia'], market: 'charter' }),
  sampleYacht({ id: 'c', regions: ['corsica'], market: 'sale' }),
  sampleYacht({ id: 'd', regions: ['alaska'] }),
];

function destination(areas: readonly string[]) {
  const position = { latitude: 42, longitude: 9 };
  const details = { kind: 'destination', areas, season: { from: 5, to: 10 }, position } as const;
  return samplePage('corsica', demoTexts({ en: 'destination/corsica', es: 'destino/corcega' }), {
    details,
    image: 'a1',
  });
}
const factsOf = async (sample: SampleContext) =>
  (await heroView(HERO, sampleBlockContext({ fleet: FLEET, ...sample }))).facts.map(
    ({ label, value }) => `${label}: ${value}`,
  );

describe('CO1 the head of a destination', () => {
  test('shows its season, its facts, and today’s number of charter yachts', async () => {
    expect(await factsOf({ page: destination(['corsica', 'alaska']) })).toEqual([
      'destination.season: season.span May, October',
      'Winds: Westerly',
      'destination.yachts: destination.yachtCount 2',
    ]);
  });

  test.each([
    ['there are none', { page: destination(['seychelles']) }],
    ['it has no waters', { page: destination([]) }],
    ['they have no slug', { page: destination(['…']) }],
  ])('hides the number of yachts when %s', async (_, sample) => {
    expect(await factsOf(sample)).toEqual(['destination.season: season.span May, October', 'Winds: Westerly']);
  });

  test('SE9 shows no number of yachts if the search does not answer', async () => {
    const search = new MemoryYachtSearch(FLEET);
    search.failWith({ kind: 'network', status: 0, message: 'Connection timeout', timedOut: true });
    expect(await factsOf({ page: destination(['corsica']), search })).toHaveLength(2);
  });

  test('shows the facts of its block on any other page', async () => {
    expect(await factsOf({})).toEqual(['Winds: Westerly']);
  });
});

describe('ME1 the hero picture', () => {
  const figureOf = async (
    image: string | null,
    assets: SampleContext['assets'] = [sampleAsset('a1'), sampleAsset('a2')],
  ) => (await heroView({ ...HERO, image }, sampleBlockContext({ page: destination([]), assets, locale: 'es' }))).figure;

  test('is its own, else that of its page', async () => {
    expect(await figureOf('a2')).toMatchObject({
      picture: { src: '/media/a2.jpg', alt: 'a2 visto' },
      caption: 'At dawn',
    });
    expect(await figureOf(null)).toMatchObject({ picture: { src: '/media/a1.jpg' } });
  });

  test('is null if it is missing or not a picture', async () => {
    expect(await figureOf('gone')).toBeNull();
    expect(await figureOf('v1', [sampleAsset('v1', { type: 'video' })])).toBeNull();
  });
});

test('CO1 changes only links in texts, to the page’s language', async () => {
  const body: RichText = [{ kind: 'paragraph', spans: [{ text: 'The letter', href: '/la-carta/' }] }];
  const there: RichText = [{ kind: 'paragraph', spans: [{ text: 'The letter', href: '/es/la-carta/' }] }];
  const context = sampleBlockContext({ locale: 'es', assets: [sampleAsset('a1')] });
  expect(richTextView({ type: 'rich-text', title: '¿Qué?', body }, context)).toEqual({
    type: 'rich-text',
    title: '¿Qué?',
    id: 'que',
    body: there,
  });
  const story = { type: 'story', title: null, body, image: 'a1', caption: 'Aurora', side: 'left' } as const;
  expect(await storyView(story, context)).toMatchObject({
    id: null,
    body: there,
    figure: { picture: { src: '/media/a1.jpg' }, caption: 'Aurora' },
    side: 'left',
  });
  expect(await storyView({ ...story, image: 'gone' }, context)).toMatchObject({ body: there, figure: null });
  const steps = stepsView({ type: 'steps', title: 'How', items: [{ title: 'First', body }] }, context);
  expect(steps).toEqual({ type: 'steps', title: 'How', id: 'how', items: [{ title: 'First', body: there }] });
  const faq = faqView({ type: 'faq', title: null, items: [{ question: 'Why?', answer: body }] }, context);
  expect(faq).toEqual({ type: 'faq', title: null, id: null, items: [{ question: 'Why?', answer: there }] });
});

test.each([
  ['Ana', 'Captain', 'Ana, Captain'],
  ['Ana', null, 'Ana'],
  [null, 'Captain', 'Captain'],
  [null, null, null],
])('CO1 attributes a quote by %s and %s as %s', (name, role, by) => {
  expect(quoteView({ type: 'quote', text: 'Leave early.', name, role })).toEqual({
    type: 'quote',
    text: 'Leave early.',
    by,
  });
});
