import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { type HeadlinePrice, headlinePrice, type ShownMoney } from '../../../core/yacht/headline-price.ts';
import { type ListedRate, type ListedSeason, listedRates } from '../../../core/yacht/listed-rates.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { priceText, rateText } from '../../yacht-card/price-text.ts';
import type { RowDefinition } from './compare-row.ts';
import type { RowContext } from './row-context.ts';

const SPACE = '\u00a0';
const LEVELS = ['low', 'high'] as const;

/** Returns the lines of the asking price and of the price per gross ton. */
export function salePriceRules(yachts: readonly Yacht[], { preferences, now, translate }: RowContext): RowDefinition[] {
  const asking = new Map(yachts.map((yacht) => [yacht, headlinePrice(yacht, 'sale', preferences.currency, now)]));
  const perTon = new Map([...asking].map(([yacht, price]) => [yacht, pricePerTon(yacht, price)]));
  return [
    {
      key: 'price',
      label: translate('compare.price'),
      text: (yacht) => textOf(asking.get(yacht), (price) => priceText(price, translate)),
      best: { prefer: 'less', value: inOneCurrency(asking) },
    },
    {
      key: 'pricePerGt',
      label: translate('compare.pricePerGt'),
      text: (yacht) => textOf(perTon.get(yacht), (price) => priceText(price, translate)),
      best: { prefer: 'less', value: inOneCurrency(perTon) },
    },
  ];
}

/**
 * Returns a line for each season's rates, the current season first; if no yacht has rates, a line with their
 * substitute.
 */
export function charterPriceRules(yachts: readonly Yacht[], context: RowContext): RowDefinition[] {
  const { preferences, now, translate } = context;
  const listed = new Map(yachts.map((yacht) => [yacht, listedRates(yacht, preferences.currency, now)]));
  const seasons = listed.values().next().value ?? [];
  if (![...listed.values()].flat().some(({ low, high }) => low.kind === 'rate' || high.kind === 'rate')) {
    const text = (yacht: Yacht) => priceText(headlinePrice(yacht, 'charter', preferences.currency, now), translate);
    return [{ key: 'price', label: translate('compare.price'), text }];
  }
  return seasons.flatMap(({ season }) =>
    LEVELS.flatMap((level): RowDefinition[] => {
      const rates = new Map([...listed].map(([yacht, all]) => [yacht, rateOf(all, season, level)]));
      if (![...rates.values()].some((rate) => rate?.kind === 'rate')) return [];
      return [
        {
          key: `${season}-${level}`,
          label: translate(`compare.rate.${season}.${level}`),
          text: (yacht) => textOf(rates.get(yacht), (rate) => rateText(rate, translate)),
          best: { prefer: 'less', value: inOneCurrency(rates) },
        },
      ];
    }),
  );
}

/** Returns the line of the APA, which the charter terms set for each kind of yacht. */
export function expensesRule(terms: CharterTerms | null, { locale, translate }: RowContext): RowDefinition[] {
  if (terms === null) return [];
  const part = (share: number) => formatNumber(share / 10, locale, share % 10 === 0 ? 0 : 1);
  const text = ({ kind }: Yacht) => {
    const { low, high } = terms.apa[kind];
    return `${low === high ? part(low) : `${part(low)}–${part(high)}`}${SPACE}%`;
  };
  return [{ key: 'apa', label: translate('compare.apa'), text }];
}

function textOf<Price>(price: Price | null | undefined, words: (price: Price) => string): string | null {
  return price == null ? null : words(price);
}

function rateOf(
  seasons: readonly ListedSeason[],
  season: ListedSeason['season'],
  level: 'low' | 'high',
): ListedRate | null {
  return seasons.find((one) => one.season === season)?.[level] ?? null;
}

function pricePerTon({ grossTonnage }: Yacht, price: HeadlinePrice): (ShownMoney & { readonly kind: 'asking' }) | null {
  if (price.kind !== 'asking' || grossTonnage === null || grossTonnage <= 0) return null;
  return { ...price, amount: Math.round(price.amount / grossTonnage) };
}

/** Returns the amounts; null for all if one is in another currency, because then none can be called the lowest. */
function inOneCurrency(prices: ReadonlyMap<Yacht, HeadlinePrice | ListedRate | null>): (yacht: Yacht) => number | null {
  const sums = [...prices.values()].flatMap((price) => (price !== null && 'amount' in price ? [price.currency] : []));
  const comparable = new Set(sums).size === 1;
  return (yacht) => {
    const price = prices.get(yacht) ?? null;
    return comparable && price !== null && 'amount' in price ? Math.round(price.amount) : null;
  };
}
