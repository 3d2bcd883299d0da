import { expect, test } from 'vitest';
import { emptyCriteria } from '../search/criteria/criteria.ts';
import { parseTypedStay } from '../search/criteria/stay-criteria.ts';
import { favouriteIdsOf } from '../shortlist/favourite-ids.ts';
import { decodeAlertQuery, encodeAlertPage } from './alert-page.ts';
import {
  decodeAlertSubject,
  decodeWatchedYachts,
  encodeAlertSubject,
  encodeWatchedYachts,
  MAX_SUBJECT_LENGTH,
} from './alert-subject.ts';

const display = { currency: 'usd', unit: 'feet' } as const;
const stay = parseTypedStay({ from: '2027-07-03', nights: '7', give: '2' });

test.each([
  ['', '?currency=usd&unit=feet'],
  ['?i=sale&l=kind:sail', '?i=sale&l=kind%3Asail&currency=usd&unit=feet'],
  ['?y=H-001,H-002', '?y=H-001,H-002&currency=usd&unit=feet'],
  ['?d=2027-07-03:7:2:option&p=4&s=price-asc&v=map', '?d=2027-07-03%3A7%3A2&currency=usd&unit=feet'],
])('FD6 the question of %s is the search or the yachts alone, and comes back the same', (query, text) => {
  const watched = decodeWatchedYachts(query);
  const written = encodeAlertSubject({ watched, display });
  expect(decodeURIComponent(written ?? '')).toBe(decodeURIComponent(text));
  expect(decodeAlertSubject(written ?? '')).toEqual({ watched, display });
});

test('FD6 yachts may be watched for certain nights', () => {
  const watched = { kind: 'yachts', ids: favouriteIdsOf(['H-001']), stay } as const;
  expect(encodeWatchedYachts(watched)).toBe('?y=H-001&d=2027-07-03:7:2');
  expect(decodeWatchedYachts('?y=H-001&d=2027-07-03:7:2:unknown')).toEqual(watched);
  expect(decodeWatchedYachts('?y=H-001&d=soon')).toEqual({ ...watched, stay: null });
});

test.each(['?y=', '?y=%00&l=%', 'junk', `?q=${'x'.repeat(9000)}`])('FD6 reads any query: %s', (query) => {
  const watched = decodeWatchedYachts(query);
  expect(decodeWatchedYachts(encodeWatchedYachts(watched))).toEqual(watched);
});

test('FD6 keeps no question that a database cannot index', () => {
  const builders = Array.from({ length: 50 }, (_, at) => `${'shipyard'.repeat(6)}${at}`);
  const criteria = { ...emptyCriteria('charter'), refinements: { builder: builders } };
  expect(encodeAlertSubject({ watched: { kind: 'search', criteria }, display })).toBeNull();
  const sixty = Array.from({ length: 60 }, (_, at) => `H-${at}-${'x'.repeat(20)}`);
  const yachts = encodeAlertSubject({ watched: { kind: 'yachts', ids: favouriteIdsOf(sixty), stay: null }, display });
  expect(yachts?.length).toBeLessThanOrEqual(MAX_SUBJECT_LENGTH);
});

test.each(['?confirm=a.b', '?stop=a.b', '?done=sent', '?done=confirmed', '?done=stopped', '?done=full', '?y=H-001'])(
  'FD6 the page of alerts has the address %s',
  (query) => {
    expect(encodeAlertPage(decodeAlertQuery(query))).toBe(query);
  },
);
