import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { taxLabel } from './tax-label.ts';

test.each([
  [true, true, 'VAT & US Duty Paid'],
  [true, false, 'EU VAT Paid'],
  [false, true, 'US Duty Paid'],
  [false, false, 'Price'],
])('PR4 labels VAT paid %s and tax paid %s as %s', (vatPaid, taxPaid, words) => {
  expect(en[`tax.${taxLabel({ vatPaid, taxPaid })}`]).toBe(words);
});
