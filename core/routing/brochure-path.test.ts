import { expect, test } from 'vitest';
import { brochurePath } from './brochure-path.ts';

test.each([
  [undefined, '/brochures/es/charter/sel-et-soie.pdf'],
  [{ currency: 'eur', unit: 'meters' }, '/brochures/es/charter/sel-et-soie.pdf'],
  [{ currency: 'usd', unit: 'meters' }, '/brochures/es/charter/sel-et-soie.pdf?currency=usd'],
  [{ currency: 'gbp', unit: 'feet' }, '/brochures/es/charter/sel-et-soie.pdf?currency=gbp&unit=feet'],
] as const)('YA1 PR6 the address of a brochure includes its reader’s settings: %j', (preferences, path) => {
  expect(brochurePath({ locale: 'es', market: 'charter', slug: 'sel-et-soie' }, preferences)).toBe(path);
});
