import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { meetsFacet } from '../../tests/fakes/search/matches.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { SAMPLE_DISPLAY } from '../../tests/samples/sample-display.ts';
import { PALMA } from '../../tests/samples/sample-office.ts';
import { sampleArea, sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { sameInEveryLocale } from '../locale/locale.ts';
import { FACETS } from '../search/facets/facets.ts';
import { decodeCriteria } from '../search/query/criteria-query.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type Suggestable, suggestables } from './suggestable.ts';

const OFFICES = sameInEveryLocale('/offices/');

function all(fleet: readonly Yacht[]): readonly Suggestable[] {
  const names = suggestables({ fleet, pages: [], offices: [], officesPath: OFFICES });
  return [...names].filter((item) => item !== null);
}

const of = (group: Suggestable['group'], fleet: readonly Yacht[]) => all(fleet).filter((item) => item.group === group);

describe('SE8 the suggestable items', () => {
  test('link a yacht to her page on the market that offers her, charter first', () => {
    const fleet = [
      sampleYacht({ id: 'both', name: 'Both' }),
      sampleYacht({ id: 'sale', name: 'Sale', market: 'sale', length: 31 }),
    ];
    expect(of('yachts', fleet)).toMatchObject([
      {
        name: sameInEveryLocale('Both'),
        path: sameInEveryLocale('/yacht-for-charter/both/'),
        market: 'charter',
        length: 50,
      },
      { name: sameInEveryLocale('Sale'), path: sameInEveryLocale('/yacht-for-sale/sale/'), market: 'sale', length: 31 },
    ]);
  });

  test.each(['ghost', 'none'] as const)('YA3 leave out a yacht of type %s and anything on her account', (market) => {
    expect(all([sampleYacht({ market, regions: ['corsica'] })])).toEqual([]);
  });

  test('YA2 leave out a withdrawn yacht and anything on her account', () => {
    expect(all([soldYacht('sold')])).toEqual([]);
  });

  test('SE4 link a destination to the charter list with the number of its yachts, the most first', () => {
    const fleet = [
      sampleYacht({ id: 'a', regions: ['corsica', 'riviera'] }),
      sampleYacht({ id: 'b', regions: ['riviera'] }),
      sampleYacht({ id: 'c', regions: ['riviera', 'bahamas'], market: 'sale' }),
    ];
    const destinations = of('destinations', fleet);
    expect(destinations).toMatchObject([
      {
        name: sameInEveryLocale('RIVIERA'),
        count: 2,
        path: sameInEveryLocale('/yachts-for-charter/?l=destination:riviera'),
      },
      {
        name: sameInEveryLocale('CORSICA'),
        count: 1,
        path: sameInEveryLocale('/yachts-for-charter/?l=destination:corsica'),
      },
    ]);
    for (const { path, ...item } of destinations) {
      const criteria = decodeCriteria('charter', path.en.split('?')[1] ?? '');
      const inList = fleet.filter(
        (yacht) =>
          isOfferedOn(yacht.market, 'charter') &&
          FACETS.every((facet) => meetsFacet(yacht, facet, criteria, SAMPLE_DISPLAY)),
      );
      expect(item).toMatchObject({ count: inList.length });
    }
  });

  test('find a destination by the aliases of its area and its region', () => {
    const region = { id: 'west-med', name: sameInEveryLocale('Western Mediterranean'), aliases: ['Med'] };
    const area = { ...sampleArea('balearics'), aliases: ['Ibiza', 'Mallorca'], region };
    const fleet = [sampleYacht({ cruising: { summer: [area], winter: [area] } })];
    expect(of('destinations', fleet).map(({ name, aliases }) => [name.en, aliases])).toEqual([
      ['Western Mediterranean', ['Med']],
      ['BALEARICS', ['Ibiza', 'Mallorca']],
    ]);
  });

  test('link a builder once, to the charter list, or to the sale list where the other is empty', () => {
    const fleet = [
      sampleYacht({ id: 'a', builder: 'Benetti', market: 'sale' }),
      sampleYacht({ id: 'b', builder: 'Lürssen' }),
      sampleYacht({ id: 'c', builder: 'Benetti', market: 'sale' }),
    ];
    expect(of('builders', fleet)).toMatchObject([
      {
        name: sameInEveryLocale('Lürssen'),
        count: 1,
        path: sameInEveryLocale('/yachts-for-charter/?l=builder:lurssen'),
      },
      { name: sameInEveryLocale('Benetti'), count: 2, path: sameInEveryLocale('/yachts-for-sale/?l=builder:benetti') },
    ]);
  });

  test('SE8 shows a person with the role, and links an office with a page to it', () => {
    const role = demoTexts({ en: 'Charter broker', es: 'Bróker de chárter' });
    const person = { kind: 'person', role, desk: 'charter', office: 'palma', languages: ['es'] } as const;
    const pages = [
      samplePage('ines', demoTexts({ en: 'ines', es: 'ines' }), {
        details: { ...person, phone: '+34 1', email: 'i@b.example' },
      }),
      samplePage('office', demoTexts({ en: 'palma', es: 'palma' }), { details: { kind: 'office', office: 'palma' } }),
    ];
    expect([...suggestables({ fleet: [], pages, offices: [PALMA], officesPath: OFFICES })]).toMatchObject([
      { group: 'people', path: sameInEveryLocale('/ines/'), role },
      { group: 'offices', path: sameInEveryLocale('/palma/') },
    ]);
  });

  test('RT5 give a page its own title and address in each locale, and show offices on their page', () => {
    const pages = [samplePage('Questions', demoTexts({ en: 'questions', es: 'preguntas' }))];
    const names = [...suggestables({ fleet: [], pages, offices: [PALMA], officesPath: OFFICES })];
    expect(names).toEqual([
      {
        group: 'pages',
        name: demoTexts({ en: 'Questions', es: 'Questions (es)' }),
        aliases: [],
        path: demoTexts({ en: '/questions/', es: '/preguntas/' }),
      },
      { group: 'offices', name: PALMA.name, aliases: ['Spain', 'España'], path: OFFICES, country: PALMA.country },
    ]);
  });
});
