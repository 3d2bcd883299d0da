import { type HeadlinePrice, headlinePrice } from '../../../core/yacht/headline-price.ts';
import { type ListedRate, listedRates } from '../../../core/yacht/listed-rates.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { priceText, shareText } from '../../yacht-card/price-text.ts';
import type { RowContext, RowDefinition } from './compare-row.ts';

/** Returns the lines of the asking price and of the price per gross ton. */
export function salePriceRows(yachts: readonly Yacht[], { preferences, now, translate }: RowContext): RowDefinition[] {
  const asking = new Map(yachts.map((yacht) => [yacht, headlinePrice(yacht, 'sale', preferences.currency, now)]));
  const perTon = new Map([...asking].map(([yacht, price]) => [yacht, pricePerTon(yacht, price)]));
  const text = (price: HeadlinePrice) => priceText(price, translate);
  return [priceRow('compare.price', asking, text), priceRow('compare.pricePerGt', perTon, text)];
}

/**
 * Returns a line for each season's rates, the current season first; if no yacht has rates, a line with their
 * substitute. The last line is the APA, which the charter terms set for each kind of yacht.
 */
export function charterPriceRows(yachts: readonly Yacht[], context: RowContext): RowDefinition[] {
  const { preferences, now, translate, terms, locale } = context;
  const listed = yachts.map((yacht) => [yacht, listedRates(yacht, preferences.currency, now)] as const);
  const [[, seasons] = []] = listed;
  const rates = (seasons ?? []).flatMap(({ season }) =>
    (['low', 'high'] as const).flatMap((level) => {
      const rateOf = new Map(
        listed.map(([yacht, all]) => [yacht, all.find((one) => one.season === season)?.[level] ?? null]),
      );
      if (![...rateOf.values()].some((rate) => rate?.kind === 'rate')) return [];
      const row = priceRow(`compare.rate.${season}.${level}`, rateOf, (rate) => priceText(rate, translate));
      return [{ ...row, key: `${season}-${level}` }];
    }),
  );
  const substitute: RowDefinition = {
    label: 'compare.price',
    text: (yacht) => priceText(headlinePrice(yacht, 'charter', preferences.currency, now), translate),
  };
  const apa: RowDefinition[] =
    terms === null ? [] : [{ label: 'compare.apa', text: ({ kind }) => shareText(terms.apa[kind], locale) }];
  return [...(rates.length > 0 ? rates : [substitute]), ...apa];
}

/** Returns a line of prices, of which the lowest is best. */
function priceRow<Price extends HeadlinePrice | ListedRate>(
  label: MessageKey,
  prices: ReadonlyMap<Yacht, Price | null>,
  format: (price: Price) => string,
): RowDefinition {
  const text = (yacht: Yacht) => {
    const price = prices.get(yacht) ?? null;
    return price && format(price);
  };
  return { label, text, best: { prefer: 'less', value: inOneCurrency(prices) } };
}

function pricePerTon({ grossTonnage }: Yacht, price: HeadlinePrice): HeadlinePrice | null {
  if (price.kind !== 'asking' || grossTonnage === null || grossTonnage <= 0) return null;
  return { ...price, amount: Math.round(price.amount / grossTonnage) };
}

/** Returns the amounts; null for all if one is in another currency, because then none can be called the lowest. */
function inOneCurrency(prices: ReadonlyMap<Yacht, HeadlinePrice | ListedRate | null>): (yacht: Yacht) => number | null {
  const currencies = [...prices.values()].flatMap((price) => (price && 'amount' in price ? [price.currency] : []));
  const comparable = new Set(currencies).size === 1;
  return (yacht) => {
    const price = prices.get(yacht) ?? null;
    return comparable && price && 'amount' in price ? Math.round(price.amount) : null;
  };
}
