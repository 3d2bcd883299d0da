import { expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { yachtsOfBroker } from './yachts-of-broker.ts';

test('CO1 a broker has the yachts that are offered on the market, the longest first', () => {
  const brokers = { charter: 'ana', sale: 'ana' };
  const fleet = [
    sampleYacht({ id: 'short', brokers, length: 30 }),
    sampleYacht({ id: 'long', brokers, length: 60 }),
    sampleYacht({ id: 'sale', brokers, market: 'sale' }),
    sampleYacht({ id: 'ghost', brokers, market: 'ghost' }),
    sampleYacht({ id: 'other', brokers: { charter: 'bea', sale: 'ana' } }),
  ];
  const ids = (market: 'charter' | 'sale') => yachtsOfBroker(fleet, 'ana', market).map(({ id }) => id);
  expect(ids('charter')).toEqual(['long', 'short']);
  expect(ids('sale')).toContain('sale');
  expect(ids('sale')).not.toContain('ghost');
});
