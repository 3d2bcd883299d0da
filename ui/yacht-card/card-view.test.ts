import { expect, test } from 'vitest';
import { hrefIn } from '../../core/routing/locale-path.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { type SampleYacht, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { cardView } from './card-view.ts';

const translate: Translate = (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key);

const cardOf = (sample: SampleYacht) =>
  cardView(sampleYacht(sample), 'sale', {
    media: new MemoryMediaLibrary(),
    locale: 'en',
    href: hrefIn('en', 'prefix'),
    translate,
    preferences: { currency: 'eur', unit: 'meters' },
    now: '2026-06-01T12:00:00.000Z',
  });

test('YA1 shows her length and her guests', async () => {
  const { facts } = await cardOf({ regions: ['med'] });
  expect(facts).toEqual(['50.0\u00a0m', 'yacht.guests 12', 'yacht.cabins 5', 'MED']);
});

test('YA1 omits unknown counts', async () => {
  const { cabins } = sampleYacht();
  const { facts } = await cardOf({ guests: { total: 0, sleeping: 0, cruising: 0 }, cabins: { ...cabins, total: 0 } });
  expect(facts).toEqual(['50.0\u00a0m']);
});

test('ME1 gives the drawing of an undated yacht a URL all the same', async () => {
  const { picture } = await cardOf({ updatedAt: null });
  expect(picture.src).toBe('/media/drawings/aurora/scene-3x2.svg?v=');
});
