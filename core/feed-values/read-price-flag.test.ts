import { expect, test } from 'vitest';
import { readPriceFlag } from './read-price-flag.ts';

test.each([
  ...[
    'x',
    'X',
    'on',
    'checked',
    'hidden',
    '✓',
    '✔️',
    'true',
    '1',
    'Yes',
    'sí',
    'POA',
    'on-request',
    'Preis auf Anfrage',
  ],
])('FD1 the flag %j hides the price', (flag) => {
  expect(readPriceFlag(flag)).toEqual({ ok: true, value: true });
});

test.each(['no', '0', 'FALSE', 'nein', 'off', 'n/a', 'asking', 'Not hidden'])(
  'FD1 the flag %j shows the price',
  (flag) => {
    expect(readPriceFlag(flag)).toEqual({ ok: true, value: false });
  },
);

test.each(['', ' ', '-', '—'])('FD1 the flag %j says nothing', (flag) => {
  expect(readPriceFlag(flag)).toEqual({ ok: true, value: null });
});

test.each(['Yes please', '?', '✗', '2', 'unknown', 'constructor', 'x'.repeat(5_000)])(
  'FD1 the flag %.20s is not understood, and hides the price',
  (flag) => {
    expect(readPriceFlag(flag)).toEqual({ ok: false, error: 'is not recognised, so that the price is hidden' });
  },
);
