import { describe, expect, test } from 'vitest';
import type { Market, YachtPageType } from '../../../../core/market/market.ts';
import { WINTER } from '../../../../core/price/price-book.fixture.ts';
import type { CruisingArea, Yacht } from '../../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../../tests/demo-texts.ts';
import { type SampleYacht, sampleArea, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { type SampleVisit, visitContext } from '../yacht.fixture.ts';
import { cruisingAreasView } from './cruising-areas-view.ts';

interface Visit extends SampleVisit {
  readonly market?: Market;
  readonly type?: YachtPageType;
}

const IONIAN: CruisingArea = {
  ...sampleArea('ionian'),
  name: demoTexts({ en: 'Ionian Islands', es: 'Islas Jónicas' }),
  position: { latitude: 38.7, longitude: 20.6 },
  url: demoTexts({ en: '/destinations/ionian/', es: '/destinos/jonicas/' }),
};
const NOWHERE: CruisingArea = { ...sampleArea('far'), name: demoTexts({ en: 'Far off', es: 'Lejos' }), position: null };
const CARIBBEAN = sampleArea('caribbean');

function watersOf(fields: SampleYacht, { market = 'charter', type = market, ...visit }: Visit = {}) {
  return cruisingAreasView(sampleYacht(fields), market, type, visitContext({ words: 'files', ...visit }));
}

const cruising = { summer: [IONIAN, NOWHERE], winter: [CARIBBEAN] };
const ASHORE: Yacht['location'] = { berth: null, country: null, lying: null, position: null };

describe('PR5 on charter', () => {
  test('shows both seasons with rates, chart and waters, the current one first', () => {
    const waters = watersOf({ weeklyRate: 200_000, cruising });
    expect(waters).toMatchObject({
      title: 'Rates and waters',
      note: 'Per week, plus expenses. Contract currency: EUR.',
    });
    expect(waters?.seasons).toMatchObject([
      {
        title: 'Summer',
        current: true,
        rates: { months: 'April to September', high: '€200,000', low: '€200,000' },
        map: { label: 'Summer season: Aurora on the chart', route: false },
        waters: 'Ionian Islands, Far off',
      },
      {
        title: 'Winter',
        current: false,
        rates: { months: 'October to March', high: '€200,000', low: '€200,000' },
        map: { label: 'Winter season: Aurora on the chart' },
        waters: 'CARIBBEAN',
      },
    ]);
    const inWinter = watersOf({ cruising }, { now: `${WINTER}T12:00:00Z` });
    expect(inWinter?.seasons.map(({ title, current }) => [title, current])).toEqual([
      ['Winter', true],
      ['Summer', false],
    ]);
  });

  test('shows the rates of a season without waters, with a note and without a chart', () => {
    const waters = watersOf({ cruising: { summer: [], winter: [CARIBBEAN] } });
    expect(waters?.seasons[0]).toMatchObject({ map: null, areas: [], waters: 'Waters on request' });
    expect(waters?.seasons[0]?.rates?.high).toBe('€200,000');
    expect(waters?.seasons[1]?.map).not.toBeNull();
  });

  test('PR3 shows “inquire” for unknown rates', () => {
    const rates = watersOf({ weeklyRate: null })?.seasons.map((season) => season.rates?.high);
    expect(rates).toEqual(['Please inquire', 'Please inquire']);
  });
});

describe('for sale, and for a ghost', () => {
  test.each<[string, Visit]>([
    ['for sale', { market: 'sale' }],
    ['not for charter', { market: 'charter', type: 'ghost' }],
    ['not for sale', { market: 'sale', type: 'ghost' }],
  ])('shows waters without rates: %s', (_, visit) => {
    const waters = watersOf({ cruising }, visit);
    expect(waters).toMatchObject({ title: 'Her waters', note: null, lying: 'Lying at Antibes, France.' });
    expect(waters?.seasons.map(({ title, rates }) => [title, rates])).toEqual([
      ['Summer', null],
      ['Winter', null],
    ]);
    expect(JSON.stringify(waters)).not.toMatch(/€|inquire/);
  });

  test('omits an unknown season, and shows her location when there is none', () => {
    const summer = watersOf({ cruising: { summer: [IONIAN], winter: [] } }, { market: 'sale' });
    expect(summer?.seasons.map(({ title }) => title)).toEqual(['Summer']);
    const lying = watersOf({}, { market: 'sale' });
    expect(lying).toMatchObject({ seasons: [], lying: 'Lying at Antibes, France.' });
  });

  test('is null without content; on charter it still has the rates', () => {
    expect(watersOf({ location: ASHORE }, { market: 'sale' })).toBeNull();
    expect(watersOf({ location: ASHORE }, { type: 'ghost' })).toBeNull();
    expect(watersOf({ location: ASHORE })).toMatchObject({ lying: null, seasons: [{}, {}] });
  });
});

describe('her areas', () => {
  test('link to their page in this language, where there is one', () => {
    const areas = (visit: Visit) => watersOf({ cruising }, visit)?.seasons.map((season) => season.areas);
    expect(areas({ locale: 'en' })).toEqual([
      [
        { text: 'Ionian Islands', href: '/en/destinations/ionian/' },
        { text: 'Far off', href: null },
      ],
      [{ text: 'CARIBBEAN', href: null }],
    ]);
    expect(areas({ locale: 'es' })?.[0]).toEqual([
      { text: 'Islas Jónicas', href: '/es/destinos/jonicas/' },
      { text: 'Lejos', href: null },
    ]);
  });

  test('are marked on the chart by position, with the same links', () => {
    const [summer] = watersOf({ cruising }, { locale: 'es', market: 'sale' })?.seasons ?? [];
    expect(summer?.map?.label).toBe('Temporada de verano: Aurora en la carta náutica');
    expect(summer?.map?.charts.map(({ shape }) => shape)).toEqual(['season']);
    expect(summer?.map?.places).toEqual([
      { id: 'ionian', position: IONIAN.position, name: 'Islas Jónicas', href: '/es/destinos/jonicas/' },
    ]);
  });

  test('have no chart without any position', () => {
    const [summer] = watersOf({ cruising: { summer: [NOWHERE], winter: [] } })?.seasons ?? [];
    expect(summer).toMatchObject({ map: null, areas: [{ text: 'Far off' }], waters: 'Far off' });
  });
});

describe('her location', () => {
  const at = (berth: string | null, lying: string | null, country: string | null): Yacht['location'] => ({
    berth,
    country,
    lying: lying === null ? null : demoTexts({ en: lying, es: lying }),
    position: null,
  });

  test.each<[Yacht['location'], string | null]>([
    [at('Gouvia Marina', 'Corfu', 'GR'), 'Lying at Gouvia Marina, Corfu, Greece.'],
    [at('Port Hercule', 'Monaco', 'MC'), 'Lying at Port Hercule, Monaco.'],
    [at('Gibraltar', 'Gibraltar', 'GI'), 'Lying at Gibraltar.'],
    [at(null, 'Antibes', null), 'Lying at Antibes.'],
    [at('B12', null, 'FR'), null],
  ])('%j: %s', (location, lying) => {
    expect(watersOf({ location })?.lying ?? null).toBe(lying);
  });

  test('ends with one full stop after an abbreviation', () => {
    const text = watersOf({ location: at(null, 'Charlotte Amalie', 'VI') }, { locale: 'es' })?.lying;
    expect(text).toBe('Se encuentra en Charlotte Amalie, Islas Vírgenes de EE. UU.');
  });

  test('is in the language of the page', () => {
    const location = {
      berth: null,
      country: 'ES',
      lying: demoTexts({ en: 'Majorca', es: 'Mallorca' }),
      position: null,
    };
    expect(watersOf({ location }, { locale: 'es' })?.lying).toBe('Se encuentra en Mallorca, España.');
  });
});

describe('her location on the chart', () => {
  const KALAMATA = { latitude: 37.02, longitude: 22.11 };
  const lying = demoTexts({ en: 'Kalamata', es: 'Calamata' });
  const marksOf = (location: Partial<Yacht['location']>, visit: Visit = {}) =>
    watersOf({ cruising, location: { ...ASHORE, ...location } }, visit)?.seasons.map(({ map }) =>
      map?.places.map(({ id, name, position, href }) => (id === 'lying' ? { name, position, href } : id)),
    );

  test('is marked beside her areas when it is within the chart’s frame', () => {
    const here = { position: KALAMATA, href: null };
    expect(marksOf({ lying, position: KALAMATA })).toEqual([
      ['ionian', { ...here, name: 'Lying at Kalamata' }],
      ['caribbean'],
    ]);
    expect(marksOf({ lying, position: KALAMATA }, { market: 'sale', locale: 'es' })?.[0]?.at(1)).toEqual({
      ...here,
      name: 'Se encuentra en Calamata',
    });
  });

  test('is not marked without a position or a name, and adds no chart', () => {
    expect(marksOf({ lying, position: null })).toEqual([['ionian'], ['caribbean']]);
    expect(marksOf({ lying: null, position: KALAMATA })).toEqual([['ionian'], ['caribbean']]);
    const noAreas = watersOf({ location: { ...ASHORE, lying, position: KALAMATA } });
    expect(noAreas?.seasons.map(({ map }) => map)).toEqual([null, null]);
  });

  test('does not move the chart’s frame', () => {
    const frames = (position: Yacht['location']['position']) =>
      watersOf({ cruising, location: { ...ASHORE, lying, position } })?.seasons.map(({ map }) => map?.charts);
    expect(frames(KALAMATA)).toEqual(frames(null));
  });
});

test('chooses the season by the day, not the hour', () => {
  const first = (now: string) => watersOf({}, { now })?.seasons[0]?.title;
  expect(first('2026-09-30T23:00:00Z')).toBe('Summer');
  expect(first('2026-10-01T00:00:00Z')).toBe('Winter');
});
