import { describe, expect, test } from 'vitest';
import { decodeItinerary } from '../../../../core/itinerary/itinerary-query.ts';
import { sameInEveryLocale } from '../../../../core/locale/locale.ts';
import { MemoryContentRepository } from '../../../../tests/fakes/memory-content-repository.ts';
import { MemorySeaRoutes } from '../../../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtCatalogue } from '../../../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleBlockContext } from '../../../../tests/samples/sample-block-context.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../../../tests/samples/sample-content.ts';
import { SAMPLE_STOPS } from '../../../../tests/samples/sample-stops.ts';
import { sampleArea, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { type PlanEstimateView, planItinerary } from '../build-itinerary-view.ts';
import { buildVoyageView, voyageHead } from './build-voyage-view.ts';

const SARONIC = {
  ...sampleArea('med'),
  ...{ id: 'saronic-gulf', name: sameInEveryLocale('Saronic Gulf'), position: { latitude: 37.5, longitude: 23.5 } },
};
const FLEET = [
  sampleYacht({ id: 'Y-1', name: 'Zephyr', market: 'charter', cruising: { summer: [SARONIC], winter: [] } }),
  sampleYacht({ id: 'Y-2', name: 'Discreet', market: 'charter', poa: true, usResidentsExcluded: true }),
  sampleYacht({ id: 'Y-3', name: 'Sold', market: 'sale' }),
];
const ESTIMATE: PlanEstimateView = {
  ...{ title: 'Three days', lines: [{ title: 'Fee', amount: '€1' }], total: '€2', note: 'No offer.' },
  ...{ availability: 'Free.', href: '/en/yacht-for-charter/zephyr/?from=2026-08-01' },
};

function contextOf(seaRoutes = new MemorySeaRoutes()) {
  const { ports, ...context } = sampleBlockContext({ fleet: FLEET });
  const content = new MemoryContentRepository({
    site: SAMPLE_SITE,
    home: SAMPLE_HOME,
    pages: [],
    stops: SAMPLE_STOPS,
  });
  const catalogue = new MemoryYachtCatalogue(FLEET);
  const now = '2026-07-01T12:00:00Z';
  return { ...context, ports: { ...ports, content, catalogue, seaRoutes }, content, catalogue, now };
}

async function show(query: string, more: { estimate?: PlanEstimateView; seaRoutes?: MemorySeaRoutes } = {}) {
  const context = contextOf(more.seaRoutes);
  const link = decodeItinerary(query);
  const planned = await planItinerary(link.itinerary, context);
  const own = { estimate: more.estimate ?? null, origin: 'https://halyard.example' };
  return { view: await buildVoyageView(link, planned, { ...context, ...own }), head: voyageHead(planned, context) };
}

describe('CF3 a plan as a page to send', () => {
  test('is told day by day, with what is known of a place once', async () => {
    const { view } = await show('?v=1&from=2026-08-01&days=hydra;dokos;;hydra');
    expect(view.kicker).toMatch(/^voyage\.atSea share\.days 4, {2}· 1\s–\s4 August 2026$/);
    expect(view.title).toBe('itinerary.roundTrip Hydra, Dokos');
    expect(view.days.map(({ title, date, rest, end }) => [title, date, rest, end])).toEqual([
      ['Hydra', 'Sat 1 August', null, 'voyage.night Hydra'],
      ['Hydra\u00a0– Dokos', 'Sun 2 August', null, 'voyage.night Dokos'],
      ['Dokos', 'Mon 3 August', 'itinerary.stays Dokos', null],
      ['Dokos\u00a0– Hydra', 'Tue 4 August', null, 'voyage.ends Hydra'],
    ]);
    expect(view.days.map(({ figures }) => figures !== null)).toEqual([false, true, false, true]);
    expect(view.days.flatMap(({ places }) => places.map(({ name, note }) => [name, note]))).toEqual([
      ['Hydra', 'No cars'],
      ['Dokos', 'Goats'],
      ['Hydra', null],
    ]);
    expect(view.facts.map(({ label }) => label)).toEqual([
      'voyage.days',
      'itinerary.csv.miles',
      'itinerary.csv.hours',
      'itinerary.area',
    ]);
    expect(view.map.places.map(({ name, shortLabel }) => [name, shortLabel])).toEqual([
      ['1, 4 Hydra', '1, 4'],
      ['2 Dokos', '2'],
      ['1, 4 Hydra', '1, 4'],
    ]);
    expect(view.map.charts.map(({ shape }) => shape)).toEqual(['wide', 'narrow']);
  });

  test('leads to the planner, the form, the files and the yachts of its waters', async () => {
    const { view } = await show('?v=1&yacht=Y-1&days=hydra;dokos');
    expect(view.links).toMatchObject({
      share: '/en/voyage/?v=1&yacht=Y-1&days=hydra;dokos',
      plan: '/en/itinerary/?v=1&yacht=Y-1&days=hydra;dokos',
      enquire: expect.stringContaining('itinerary='),
      ics: null,
      yachts: { text: 'voyage.otherYachts', href: '/en/yachts-for-charter/?l=destination:saronic-gulf' },
    });
    expect(view.yacht).toMatchObject({ name: 'Zephyr', address: `halyard.example${view.yacht?.href}` });
    expect(view.contact.map(({ href }) => href.split(':')[0])).toEqual(['tel', 'mailto']);
  });

  test('tells what it costs, or her price and what is missing', async () => {
    const dated = '?v=1&yacht=Y-1&from=2026-08-01&days=hydra;dokos';
    const cost = async (query: string, estimate?: PlanEstimateView) =>
      (await show(query, estimate && { estimate })).view.cost;
    expect(await cost(dated, ESTIMATE)).toMatchObject({ kind: 'estimate', estimate: ESTIMATE });
    expect(await cost(dated)).toMatchObject({ kind: 'price', text: 'estimate.noRate', planHref: null });
    const open = { kind: 'price', text: 'voyage.noDates' };
    expect(await cost('?v=1&yacht=Y-1&days=hydra;dokos')).toMatchObject(open);
    expect(await cost('?v=1&yacht=Y-2&days=hydra')).toMatchObject({ ...open, price: 'price.poa', note: null });
    expect(await cost(dated.replace('2026', '2025'))).toMatchObject(open);
    expect(await cost('?v=1&days=hydra')).toBeNull();
  });

  test('PR7 has the note for residents of the United States, beside a price and beside an estimate', async () => {
    const note = { residents: 'yacht.usResidents' };
    expect((await show('?v=1&yacht=Y-2&days=hydra')).view.cost).toMatchObject({ kind: 'price', ...note });
    const estimated = await show('?v=1&yacht=Y-2&from=2026-08-01&days=hydra', { estimate: ESTIMATE });
    expect(estimated.view.cost).toMatchObject({ kind: 'estimate', ...note });
    expect((await show('?v=1&yacht=Y-1&days=hydra')).view.cost).toMatchObject({ residents: null });
  });

  test.each([
    ['?v=1&days=hydra,atlantis&yacht=Y-3', ['itinerary.lost.stops 1', 'itinerary.lost.notChartered Sold']],
    ['?v=1&days=hydra&from=2026-02-30', ['itinerary.lost.parts 1']],
    ['?v=1&days=hydra&from=2026-06-30', ['voyage.past']],
    ['?v=1&days=hydra&from=2026-07-01', []],
  ])('tells what could not be used: %s', async (query, lost) => {
    expect((await show(query)).view.lost).toEqual(lost);
  });

  test('shows its days without miles where there is no sea chart', async () => {
    const seaRoutes = new MemorySeaRoutes();
    seaRoutes.breakDown();
    const { view } = await show('?v=1&days=hydra;dokos', { seaRoutes });
    expect(view.facts.map(({ label }) => label)).toEqual(['voyage.days', 'itinerary.area']);
    expect(view.days.map(({ figures }) => figures)).toEqual([null, null]);
    expect(view.notes).toContain('itinerary.notWhole');
  });
});

test('CF3 the head of a voyage names its trip, days and yacht', async () => {
  const { head } = await show('?v=1&yacht=Y-1&days=hydra;dokos');
  expect(head.title).toBe('itinerary.fileTitle Hydra, Dokos · voyage.aboard share.days 2, Zephyr');
  expect(head.description).toMatch(/^voyage\.description share\.daysAndMiles 2, [\d.]+, Hydra, Dokos$/);
});

test('CF3 the head of a voyage names no point of the visitor’s own', async () => {
  const { head, view } = await show('?v=1&days=hydra;*1&at=37.3,23.4,Call%20me');
  expect(view.title).toBe('itinerary.fileTitle Hydra, Call me');
  expect(JSON.stringify(head)).not.toContain('Call me');
});
