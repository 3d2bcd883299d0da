import { expect, test } from 'vitest';
import { sameInEveryLocale } from '../../core/locale/locale.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import { type SampleYacht, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { cardFacts, cruisingFacts } from './card-facts.ts';

const translate: Translate = (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key);

const cardOf = (sample: SampleYacht) =>
  cardFacts(sampleYacht(sample), 'sale', null, {
    locale: 'en',
    href: createHrefBuilder('en', 'prefix'),
    translate,
    preferences: { currency: 'eur', unit: 'meters' },
    now: '2026-06-01T12:00:00.000Z',
  });

test('YA1 shows her length and her guests', () => {
  const { facts } = cardOf({ regions: ['med'] });
  expect(facts).toEqual(['50.0\u00a0m', 'yacht.guests 12', 'yacht.cabins 5', 'MED']);
});

test('YA1 omits unknown counts', () => {
  const { cabins } = sampleYacht();
  const { facts } = cardOf({ guests: { total: 0, sleeping: 0, cruising: 0 }, cabins: { ...cabins, total: 0 } });
  expect(facts).toEqual(['50.0\u00a0m']);
});

test('ME1 gives the drawing of an undated yacht a URL all the same', () => {
  const { picture } = cardOf({ updatedAt: null });
  expect(picture.src).toBe('/media/drawings/aurora/scene-3x2.svg?v=');
});

test.each([
  [[], ['Cyclades, Corsica']],
  [['caribbean'], ['Antigua, Cyclades']],
  [['caribbean', 'corsica'], ['Cyclades, Corsica']],
  [['corsica', 'greece'], ['Cyclades, Corsica']],
  [['nowhere'], ['Cyclades, Corsica']],
])('SE4 in a list of %j a card names %j', (waters, named) => {
  const area = (id: string, name: string, region: string): CruisingArea => ({
    ...{ id, name: sameInEveryLocale(name), aliases: [], position: null, url: null },
    region: { id: region, name: sameInEveryLocale(region), aliases: [] },
  });
  const cruising = {
    summer: [area('cyclades', 'Cyclades', 'greece'), area('corsica', 'Corsica', 'western-mediterranean')],
    winter: [area('antigua', 'Antigua', 'caribbean')],
  };
  expect(cruisingFacts({ ...sampleYacht(), cruising }, { locale: 'en', waters })).toEqual(named);
});
