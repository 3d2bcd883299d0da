import { expect, test } from 'vitest';
import { sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import type { Market } from '../../market/market.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import { facetOrder } from './facet-order.ts';
import { LIST_FACETS } from './facets.ts';

const orderOf = (key: string, fleet: readonly Yacht[], market: Market) =>
  LIST_FACETS.filter((facet) => facet.key === key).flatMap((facet) => [...facetOrder(facet, fleet, market)]);

const cruisesIn = (id: string, areas: readonly (readonly [area: string, region: string])[]) =>
  sampleYacht({
    id,
    market: 'charter',
    cruising: { summer: areas.map(([area, region]) => ({ ...sampleArea(region), id: area })), winter: [] },
  });

const FLEET = [
  cruisesIn('a', [
    ['corsica', 'west'],
    ['riviera', 'west'],
  ]),
  cruisesIn('b', [
    ['riviera', 'west'],
    ['cyclades', 'east'],
  ]),
  cruisesIn('c', [['riviera', 'west']]),
  sampleYacht({ id: 'd', market: 'sale', regions: ['pacific'] }),
];

test('SE3 areas follow their region, and those of most yachts come first', () => {
  expect(orderOf('destination', FLEET, 'charter')).toEqual([
    ['west', { rank: 0, within: null, yachts: 3 }],
    ['riviera', { rank: 1, within: 'west', yachts: 3 }],
    ['corsica', { rank: 2, within: 'west', yachts: 1 }],
    ['east', { rank: 3, within: null, yachts: 1 }],
    ['cyclades', { rank: 4, within: 'east', yachts: 1 }],
  ]);
});

test('SE3 a region that is its own area stands once, and every value has a place', () => {
  const fleet = [
    cruisesIn('a', [['west', 'west']]),
    cruisesIn('b', [['east', 'west']]),
    cruisesIn('c', [['x', 'east']]),
  ];
  const values = orderOf('destination', fleet, 'charter').map(([value]) => value);
  expect(values.toSorted()).toEqual(['east', 'west', 'x']);
});

test('SE3 values whose names are no part of the records are ordered by their yachts', () => {
  const fleet = ['KY', 'MT', 'MT'].map((flag, at) => sampleYacht({ id: `y${at}`, market: 'sale', flag }));
  expect(orderOf('flag', fleet, 'sale').map(([value]) => value)).toEqual(['mt', 'ky']);
});
