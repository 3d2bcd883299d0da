import { expect, test } from 'vitest';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { alertHref } from './alert-href.ts';

const HER = { id: 'H-001' as YachtId };
const context = (query = '') => ({
  href: createHrefBuilder('es', 'prefix'),
  address: { path: '/es/yacht-for-charter/aurora/', query },
  now: '2026-11-27T10:00:00Z',
});

test.each([
  ['', ''],
  ['?from=2027-07-03&to=2027-07-10&party=8', '&d=2027-07-03:7'],
  ['?from=2027-07-03&to=2027-07-13', '&d=2027-07-03:10'],
  ['?from=2027-07-03', ''],
  ['?from=2026-07-03&to=2026-07-10', ''],
  ['?from=2027-03-01&to=2027-07-01', ''],
  ['?from=tomorrow&to=later', ''],
])('FD6 the page for %s leads to an alert on the nights that it asks for', (query, dates) => {
  expect(alertHref(HER, 'charter', context(query))).toBe(`/es/alerts/?y=H-001${dates}`);
  expect(alertHref(HER, 'sale', context(query))).toBe('/es/alerts/?y=H-001');
});

test('FD6 a yacht whose id no address can hold has no alert', () => {
  expect(alertHref({ id: 'H 1,2' as YachtId }, 'sale', context())).toBeNull();
});
