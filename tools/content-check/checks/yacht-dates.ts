import { contractCurrency } from '../../../core/price/contract-currency.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { YachtFile } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';

/** Finds dates in the future that should be past, and a price history that does not end at the asking price. */
export function yachtDates({ file, yacht }: YachtFile, today: string): readonly Finding[] {
  const { withdrawn, verifiedAt, priceHistory } = yacht;
  const ahead = (field: string, day: string | null, why: string): Finding[] =>
    day !== null && day > today ? [warningAt(file, field, `${day} is still to come: ${why}`)] : [];
  return [
    ...ahead('withdrawn.on', withdrawn?.on ?? null, 'she is off the market already'),
    ...ahead('verifiedAt', verifiedAt, 'the page says that she was checked then'),
    ...ahead('priceHistory', priceHistory.at(-1)?.on ?? null, 'the page lists the price'),
    ...otherPrice(file, yacht),
  ];
}

function otherPrice(file: string, { market, poa, prices, priceHistory }: Yacht): Finding[] {
  const contract = contractCurrency(prices, 'sale');
  const last = priceHistory.findLast((entry) => entry.market === 'sale' && entry.currency === contract);
  const asked = prices.sets[contract].sale;
  if (poa || !isOfferedOn(market, 'sale') || last === undefined || asked === null || last.amount === asked) return [];
  return [warningAt(file, 'priceHistory', `ends with ${last.amount}, and the price asked is ${asked}`)];
}
