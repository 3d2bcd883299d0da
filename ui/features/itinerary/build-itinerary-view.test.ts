import { describe, expect, test } from 'vitest';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { itineraryOf } from '../../../core/itinerary/itinerary.fixture.ts';
import { decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { MemoryContentRepository } from '../../../tests/fakes/memory-content-repository.ts';
import { MemorySeaRoutes } from '../../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../../tests/samples/sample-content.ts';
import { SAMPLE_STOPS } from '../../../tests/samples/sample-stops.ts';
import { sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import type { BlockOf } from '../../blocks/build/block-context.ts';
import { itineraryCsvWords, planDayTexts, planTitle } from './build-itinerary-text.ts';
import {
  buildItineraryView,
  buildSuggestedWeeks,
  type ItineraryContext,
  planItinerary,
} from './build-itinerary-view.ts';

const SARONIC = {
  ...sampleArea('med'),
  ...{ id: 'saronic-gulf', name: sameInEveryLocale('Saronic Gulf'), position: { latitude: 37.5, longitude: 23.5 } },
};
const FLEET = [
  sampleYacht({ id: 'Y-1', name: 'Zephyr', cruising: { summer: [SARONIC], winter: [] } }),
  sampleYacht({ id: 'Y-2', name: 'Aura', market: 'charter', speeds: { cruise: 12.5, max: null } }),
  sampleYacht({ id: 'Y-3', name: 'Sold', market: 'sale' }),
  sampleYacht({ id: 'Y-4', name: 'None', market: 'none' }),
  sampleYacht({ id: 'Y-5', name: 'Slow', market: 'charter', speeds: { cruise: null, max: null } }),
];

function contextOf(seaRoutes = new MemorySeaRoutes()): ItineraryContext {
  const { ports, ...context } = sampleBlockContext({ fleet: FLEET });
  const content = new MemoryContentRepository({
    site: SAMPLE_SITE,
    home: SAMPLE_HOME,
    pages: [],
    stops: SAMPLE_STOPS,
  });
  const catalogue = new MemoryYachtCatalogue(FLEET);
  return {
    ...context,
    ports: { ...ports, content, catalogue, seaRoutes },
    content,
    catalogue,
    now: '2026-07-01T12:00:00Z',
    pages: [],
    estimate: null,
  };
}
async function show(query: string, context = contextOf()) {
  const link = decodeItinerary(query);
  return buildItineraryView(link, await planItinerary(link.itinerary, context), context);
}

describe('CF3 the planner of a URL', () => {
  test('shows its plan with the initial routes for the browser', async () => {
    const view = await show('?v=1&from=2026-08-01&days=hydra;dokos;horta');
    expect(view.plan.days.map(({ places }) => places.map(({ name }) => name))).toEqual([
      ['Hydra'],
      ['Dokos'],
      ['Horta'],
    ]);
    expect(Object.keys(view.data.routes)).toHaveLength(2);
    expect(view.plan.map.lines).toBeUndefined();
    expect(view.data.areas).toEqual([{ id: 'saronic-gulf', name: 'Saronic Gulf' }]);
    expect(view.data.stops.map(({ id, area }) => [id, area])).toEqual([
      ['hydra', 0],
      ['dokos', 0],
      ['horta', -1],
    ]);
    expect(view.data.notes).toEqual({ hydra: 'No cars', dokos: 'Goats' });
    expect(view.lost).toEqual([]);
    expect(view.fields.kept).toEqual([
      { name: 'v', value: '1' },
      { name: 'days', value: 'hydra;dokos;horta' },
    ]);
  });

  test('has days but no distances without a sea chart', async () => {
    const charts = new MemorySeaRoutes();
    charts.breakDown();
    const view = await show('?v=1&days=hydra;dokos', contextOf(charts));
    expect(view.plan.days[1]?.places[0]?.leg).toMatchObject({ text: null, problem: null });
    expect(view.data.routes).toEqual({});
  });

  test('uses the yacht’s speed, range and fuel', async () => {
    const view = await show('?v=1&yacht=Y-1&days=hydra');
    expect(view.data).toMatchObject({ knots: 12, range: 4000, isHerSpeed: true });
    expect(view.data.litresAnHour).toBeCloseTo(235.8, 0);
    expect(view.yacht).toMatchObject({ name: 'Zephyr', href: '/en/yacht-for-charter/Y-1/' });
    expect(view.yacht?.facts).toEqual(['itinerary.cruises 12', 'itinerary.range 4,000', 'itinerary.burns 236']);
    expect((await show('?v=1&yacht=Y-2')).data).toMatchObject({ knots: 12.5, litresAnHour: null });
    const slow = await show('?v=1&yacht=Y-5');
    expect(slow.data).toMatchObject({ knots: 12, isHerSpeed: false });
    expect(slow.yacht?.facts).toEqual(['itinerary.range 4,000']);
  });

  test('lists the charter yachts by name', async () => {
    const { fields } = await show('');
    expect(fields.yachts.map(({ value }) => value)).toEqual(['Y-2', 'Y-5', 'Y-1']);
    expect(fields).toMatchObject({ yacht: '', from: '', least: '2026-07-01', kept: [] });
  });

  test.each([
    ['?v=1&yacht=Y-3&days=hydra', ['itinerary.lost.notChartered Sold']],
    ['?v=1&yacht=Y-4', ['itinerary.lost.yacht']],
    ['?v=1&yacht=NOBODY', ['itinerary.lost.yacht']],
    ['?v=1&days=atlantis;hydra,lemuria', ['itinerary.lost.stops 2']],
    ['?v=1&days=hydra,;dokos', ['itinerary.lost.parts 1']],
    ['?v=9&days=hydra', ['itinerary.lost.newer']],
  ])('%s: names the ignored parts', async (query, lost) => {
    const view = await show(query);
    expect(view.lost).toEqual(lost);
    expect(view.fields.yacht).toBe('');
  });

  test.each([
    ['?v=1&from=2026-06-30&days=hydra', 'itinerary.pastDate'],
    ['?v=1&from=2026-02-30&days=hydra', 'itinerary.noDate'],
    ['?v=1&from=2026-07-01&days=hydra', null],
  ])('%s: shows a date error at its field', async (query, problem) => {
    expect((await show(query)).dateProblem).toBe(problem);
  });
});

const destinationOf = (area: string): Extract<PageDetails, { kind: 'destination' }> => ({
  kind: 'destination',
  areas: [area],
  season: { from: 5, to: 9 },
  position: SARONIC.position,
});

describe('CF3 suggested weeks', () => {
  const stopOn = (name: string, latitude: number, day: string | null) => ({
    name,
    position: { latitude, longitude: 23.4662 },
    day,
    text: null,
  });
  const VOYAGE: BlockOf<'voyage'> = {
    type: 'voyage',
    title: 'Round Hydra',
    text: null,
    speed: 9,
    stops: [
      stopOn('Hydra town', 37.37, 'Saturday'),
      stopOn('Noon', 37.2, 'Sunday'),
      stopOn('Bisti', 37.1, 'Sunday'),
      stopOn('Hydra', 37.36, 'Monday'),
    ],
    link: null,
  };

  test('have a day for each named stop, matched to the stops of the chart', () => {
    const query = encodeItinerary({ yacht: null, area: null, from: null, days: daysOfVoyage(VOYAGE, SAMPLE_STOPS) });
    expect(query).toBe('?v=1&days=hydra;*1,*2;hydra&at=37.2,23.4662,Noon&at=37.1,23.4662,Bisti');
    const undated = { stops: VOYAGE.stops.map((one) => ({ ...one, day: null })) };
    expect(daysOfVoyage(undated, [])).toHaveLength(1);
  });

  test('are those of the destinations', () => {
    const details = destinationOf('saronic-gulf');
    const page = samplePage('saronic', sameInEveryLocale('destination/saronic'), { details });
    const { en } = page.translations;
    const pages = [{ ...page, translations: { ...page.translations, en: en && { ...en, blocks: [VOYAGE] } } }];
    const plan = itineraryOf('horta', { from: '2027-07-03', area: 'corsica' });
    expect(buildSuggestedWeeks(SAMPLE_STOPS, plan, { ...contextOf(), pages })).toEqual([
      {
        title: 'Round Hydra',
        area: 'saronic',
        facts: 'itinerary.weekFacts 3, Hydra town, Hydra',
        href: expect.stringMatching(/^\/en\/itinerary\/\?v=1&from=2027-07-03&days=hydra;/),
      },
    ]);
  });

  test('are sorted with the chosen waters first', () => {
    const pages = ['alaska', 'corsica', 'fiji'].map((area) => {
      const page = samplePage(area, sameInEveryLocale(`destination/${area}`), {
        details: destinationOf(area),
      });
      const { en } = page.translations;
      return { ...page, translations: { ...page.translations, en: en && { ...en, blocks: [VOYAGE] } } };
    });
    const areas = (area: string | null) =>
      buildSuggestedWeeks(SAMPLE_STOPS, itineraryOf('', { area }), { ...contextOf(), pages }).map((week) => week.area);
    const order = areas(null);
    expect(order).toHaveLength(3);
    for (const area of order) expect(areas(area)).toEqual([area, ...order.filter((one) => one !== area)]);
  });
});

test.each([
  ['?days=hydra,dokos;horta', 'itinerary.fileTitle Hydra, Horta', 'Hydra – Dokos'],
  ['?days=hydra;dokos;horta;hydra', 'itinerary.roundTrip Hydra, Horta', 'Hydra'],
  ['?days=hydra;', 'Hydra', 'Hydra'],
])('CF3 a plan is named by its ends, and a day by its places: %s', async (query, title, firstDay) => {
  const context = contextOf();
  const plan = await planItinerary(decodeItinerary(query).itinerary, context);
  const words = { ...context, data: plan.data, sea: null };
  expect(planTitle(plan, words)).toBe(title);
  expect(planDayTexts(plan.plan, words)[0]?.title).toBe(`itinerary.day 1: ${firstDay}`);
});

test('CF3 the files of a plan use its wording', async () => {
  const context = contextOf();
  const { itinerary } = decodeItinerary('?v=1&yacht=Y-1&from=2026-08-01&days=hydra;dokos;');
  const plan = await planItinerary(itinerary, context);
  const words = { ...context, data: plan.data, sea: null };
  expect(planTitle(plan, words)).toBe('Zephyr: itinerary.fileTitle Hydra, Dokos');
  expect(planTitle({ ...plan, yacht: null }, words)).toBe('itinerary.fileTitle Hydra, Dokos');
  const days = planDayTexts(plan.plan, words);
  expect(days.map(({ date, title, night }) => [date, title, night?.name])).toEqual([
    ['2026-08-01', 'itinerary.day 1: Hydra', 'Hydra'],
    ['2026-08-02', 'itinerary.day 2: Hydra – Dokos', 'Dokos'],
    ['2026-08-03', 'itinerary.day 3: Dokos', 'Dokos'],
  ]);
  expect(days[1]?.legs[0]).toMatchObject({
    from: { name: 'Hydra', note: 'No cars' },
    to: { name: 'Dokos' },
    words: expect.stringMatching(/^Hydra – Dokos: voyage\.miles [\d.]+ · \d+\smin/),
  });
  expect(Object.values(itineraryCsvWords(context.translate)).every((word) => word.startsWith('itinerary.csv.'))).toBe(
    true,
  );
});
