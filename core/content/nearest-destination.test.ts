import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { nearestDestination } from './nearest-destination.ts';

const destination = (id: string, longitude: number) =>
  samplePage(id, demoTexts({ en: id, es: id }), {
    details: { kind: 'destination', areas: [], season: { from: 5, to: 10 }, position: { latitude: 0, longitude } },
  });

test('CO5 the waters of an office are the nearest within a day’s sail', () => {
  const pages = [destination('far', 2), destination('near', 1), samplePage('news', demoTexts({ en: 'n', es: 'n' }))];
  expect(nearestDestination(pages, { latitude: 0, longitude: 0 })?.id).toBe('near');
  expect(nearestDestination(pages, { latitude: 0, longitude: 10 })).toBeNull();
});
