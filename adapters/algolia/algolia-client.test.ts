import { expect, test } from 'vitest';
import { algoliaHosts } from './algolia-client.ts';

test('SE1 uses the hosts of the service, the read host first', () => {
  const hosts = algoliaHosts({ appId: 'ABC', host: null });
  const readers = hosts.filter(({ accept }) => accept !== 'write').map(({ url }) => url);
  expect(readers).toEqual([
    'abc-dsn.algolia.net',
    'abc-1.algolianet.com',
    'abc-2.algolianet.com',
    'abc-3.algolianet.com',
  ]);
  expect(hosts.find(({ accept }) => accept === 'write')?.url).toBe('abc.algolia.net');
  expect(hosts.every(({ protocol }) => protocol === 'https')).toBe(true);
});

test.each([
  ['http://127.0.0.1:8080', { url: '127.0.0.1', protocol: 'http', accept: 'readWrite', port: 8080 }],
  ['https://search.example', { url: 'search.example', protocol: 'https', accept: 'readWrite' }],
])('uses the configured host: %s', (host, expected) => {
  expect(algoliaHosts({ appId: 'ABC', host })).toEqual([expected]);
});
