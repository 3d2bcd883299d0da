import { describe, expect, test } from 'vitest';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { searchFiltersView } from './search-filters-view.ts';

const MED = { id: 'med', name: demoTexts({ en: 'Mediterranean', es: 'Mediterráneo' }), aliases: [] };
const area = (id: string, en: string, es: string) => ({ ...sampleArea(id), name: demoTexts({ en, es }), region: MED });
const CORSICA = area('corsica', 'Corsica', 'Córcega');
const AMALFI = area('amalfi', 'Amalfi Coast', 'Costa Amalfitana');
const ELBA = area('elba', 'Elba', 'Elba');
const FLEET = [
  sampleYacht({ id: 'a', cruising: { summer: [CORSICA], winter: [AMALFI] } }),
  sampleYacht({ id: 'b', cruising: { summer: [CORSICA], winter: [] } }),
  sampleYacht({ id: 'c', market: 'sale', cruising: { summer: [ELBA], winter: [] } }),
];

const view = (market: 'charter' | 'sale', sample: SampleContext = {}) =>
  searchFiltersView(
    { type: 'search-filters', title: 'Find her', market },
    sampleBlockContext({ fleet: FLEET, ...sample }),
  );

describe('SE3 the main filters', () => {
  test('lead to the list of their market', async () => {
    expect(await view('sale')).toMatchObject({ title: 'Find her', id: 'find-her', action: '/en/yachts-for-sale/' });
    expect(await view('charter', { locale: 'es' })).toMatchObject({ action: '/es/yachts-for-charter/' });
  });

  test('of charter offer the areas of chartered yachts, sorted by name in the page’s language', async () => {
    const [where] = (await view('charter')).fields;
    expect(where?.name).toBe('l');
    expect(where?.options).toEqual([
      { value: '', label: 'filters.anywhere' },
      { value: 'destination:amalfi', label: 'Amalfi Coast' },
      { value: 'destination:corsica', label: 'Corsica' },
    ]);
    const [spanish] = (await view('charter', { locale: 'es' })).fields;
    expect(spanish?.options.map(({ label }) => label)).toEqual(['filters.anywhere', 'Córcega', 'Costa Amalfitana']);
  });

  test('of sale offer lengths and numbers of guests', async () => {
    expect((await view('sale')).fields.map(({ label }) => label)).toEqual(['filters.length', 'filters.guests']);
  });

  test('have lengths in the visitor’s unit', async () => {
    const [meters] = (await view('sale')).fields;
    expect(meters?.options.at(1)?.label).toBe('filters.lengthSpan 20.0\u00a0m, 30.0\u00a0m');
    expect(meters?.options.at(-1)?.label).toBe('filters.lengthFrom 70.0\u00a0m');
    const [feet] = (await view('sale', { preferences: { currency: 'usd', unit: 'feet' } })).fields;
    expect(feet?.options.at(-1)?.label).toBe('filters.lengthFrom 229′\u00a08″');
  });

  test('SE7 the list accepts every option, and each field has an “any” option', async () => {
    const { fields } = await view('charter');
    for (const { name, options } of fields) {
      const [none, ...choices] = options;
      expect(none?.value).toBe('');
      for (const { value } of choices) {
        const { refinements, ranges } = decodeCriteria('charter', `${name}=${value}`);
        expect([...Object.keys(refinements), ...Object.keys(ranges)]).toEqual([value.split(':')[0]]);
      }
    }
    expect(decodeCriteria('charter', 'l=destination:corsica&r=length:70:&nm=guests:12:')).toMatchObject({
      refinements: { destination: ['corsica'] },
      ranges: { length: { min: 70, max: null }, guests: { min: 12, max: null } },
    });
  });
});
