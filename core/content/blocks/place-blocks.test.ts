import { describe, expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';

const ANTIBES = { name: 'Antibes', lat: 43.58, lng: 7.12 };
const CALVI = { name: 'Calvi', lat: 42.57, lng: 8.76 };
const VOYAGE = { title: 'Across', speed: 12, stops: [ANTIBES, CALVI] };
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

blockContract({
  type: 'offices',
  needs: { title: 'Offices', office: 'yacht_brokerage' },
  may: {},
  full: { type: 'offices', title: 'Offices', office: 'yacht_brokerage' },
  bare: { type: 'offices', title: 'Offices', office: 'yacht_brokerage' },
});

blockContract({
  type: 'office-map',
  needs: {},
  may: { title: 'Where we are', office: 'tcn' },
  full: { type: 'office-map', title: 'Where we are', office: 'tcn' },
  bare: { type: 'office-map', title: null, office: null },
});

blockContract({
  type: 'map-destinations',
  needs: {},
  may: { title: 'Where', text: 'All of it.', destinations: ['corsica', 'sardinia'] },
  full: { type: 'map-destinations', title: 'Where', text: 'All of it.', destinations: ['corsica', 'sardinia'] },
  bare: { type: 'map-destinations', title: null, text: null, destinations: [] },
});

const STOPS = [
  { name: 'Antibes', position: { latitude: 43.58, longitude: 7.12 }, day: 'Saturday', text: 'Aboard at noon.' },
  { name: 'Calvi', position: { latitude: 42.57, longitude: 8.76 }, day: null, text: null },
];
blockContract({
  type: 'voyage',
  needs: { title: 'Across', speed: 12, stops: [{ ...ANTIBES, day: 'Saturday', text: 'Aboard at noon.' }, CALVI] },
  may: { text: 'A night passage.', link: { text: 'Plan it', href: '/itinerary/' } },
  full: {
    type: 'voyage',
    title: 'Across',
    text: 'A night passage.',
    speed: 12,
    stops: STOPS,
    link: { text: 'Plan it', href: '/itinerary/' },
  },
  bare: { type: 'voyage', title: 'Across', text: null, speed: 12, stops: STOPS, link: null },
});

test.each([
  ['yacht_brokerage', []],
  ['tcn', []],
  ['TCN', ['office']],
  ['crew', ['office']],
])('CO5 filters offices by type, %s: reports %j', (office, wrong) => {
  expect(wrongFields({ type: 'offices', title: 'A', office })).toEqual(wrong);
  expect(wrongFields({ type: 'office-map', office })).toEqual(wrong);
});

describe('CO2 names an invalid field by its path', () => {
  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['map-destinations', ['destinations'], { destinations: [] }],
    ['map-destinations', ['destinations'], { destinations: many(61, 'corsica') }],
    ['map-destinations', ['destinations[0]'], { destinations: [null] }],
    ['voyage', ['stops'], { ...VOYAGE, stops: [ANTIBES] }],
    ['voyage', ['stops'], { ...VOYAGE, stops: [] }],
    ['voyage', ['stops'], { ...VOYAGE, stops: many(31, CALVI) }],
    ['voyage', ['stops[1]'], { ...VOYAGE, stops: [ANTIBES, 'Calvi'] }],
    ['voyage', ['stops[1].name'], { ...VOYAGE, stops: [ANTIBES, { ...CALVI, name: '' }] }],
    ['voyage', ['stops[0].lat'], { ...VOYAGE, stops: [{ ...ANTIBES, lat: 90.1 }, CALVI] }],
    ['voyage', ['stops[0].lat'], { ...VOYAGE, stops: [{ ...ANTIBES, lat: '43' }, CALVI] }],
    ['voyage', ['stops[1].lng'], { ...VOYAGE, stops: [ANTIBES, { ...CALVI, lng: -180.1 }] }],
    ['voyage', ['stops[1].lng'], { ...VOYAGE, stops: [ANTIBES, { ...CALVI, lng: Number.NaN }] }],
    ['voyage', ['stops[1].day'], { ...VOYAGE, stops: [ANTIBES, { ...CALVI, day: 2 }] }],
    ['voyage', ['speed'], { ...VOYAGE, speed: 0 }],
    ['voyage', ['speed'], { ...VOYAGE, speed: 60.5 }],
    ['voyage', ['speed'], { ...VOYAGE, speed: '12' }],
    ['voyage', ['link.href'], { ...VOYAGE, link: { text: 'Plan it' } }],
  ])('%s, %j', (type, fields, rest) => {
    expect(wrongFields({ type, ...rest })).toEqual(fields);
  });
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['map-destinations', { destinations: many(60, 'corsica') }],
  ['voyage', { ...VOYAGE, stops: many(30, CALVI) }],
  ['voyage', { ...VOYAGE, speed: 1 }],
  ['voyage', { ...VOYAGE, speed: 60 }],
  ['voyage', { ...VOYAGE, stops: [ANTIBES, { name: 'The pole', lat: -90, lng: 180 }] }],
])('CO1 %s accepts values up to its limit: %j', (type, rest) => {
  expect(wrongFields({ type, ...rest })).toEqual([]);
});
