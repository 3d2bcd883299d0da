import { expect, test } from 'vitest';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { decodeToScale } from '../search/query/to-scale-query.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { listFleet } from './list-fleet.ts';

const DISPLAY = { currency: 'eur', unit: 'meters', season: 'summer' } as const;

function yacht(id: string, length: number, market: Yacht['market']): Yacht {
  const sample = sampleYacht({ id });
  return { ...sample, market, dimensions: { ...sample.dimensions, length: length as Yacht['dimensions']['length'] } };
}

const FLEET = [yacht('long', 90, 'both'), yacht('short', 24, 'charter'), yacht('middle', 45, 'sale')];

async function idsOf(query: string, fleet: readonly Yacht[] = FLEET) {
  const sources = { search: new MemoryYachtSearch(fleet), catalogue: new MemoryYachtCatalogue(fleet) };
  const answer = await listFleet(decodeToScale(query), sources, DISPLAY);
  return answer.ok && { ids: answer.value.yachts.map(({ id }) => id), isCut: answer.value.isCut };
}

test('CF4 lists the yachts of all markets by length, each once', async () => {
  expect(await idsOf('')).toEqual({ ids: ['short', 'middle', 'long'], isCut: false });
});

test('CF4 lists those of one market that meet the filters', async () => {
  expect(await idsOf('?i=charter')).toEqual({ ids: ['short', 'long'], isCut: false });
  expect(await idsOf('?i=sale&r=length::60')).toEqual({ ids: ['middle'], isCut: false });
});

test('CF4 lists the 300 longest, and says that there are others', async () => {
  const fleet = Array.from({ length: 302 }, (_, at) => yacht(`y${at}`, 20 + at / 10, 'sale'));
  const listed = await idsOf('?i=sale', fleet);
  expect(listed).toMatchObject({ isCut: true });
  expect(listed && [listed.ids.length, listed.ids[0], listed.ids.at(-1)]).toEqual([300, 'y2', 'y301']);
});
