import type { Currency } from '../price/currency.ts';
import { ok, type Result } from '../shared/result.ts';
import type { ShownMoney } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { charterFee, type FeeSeason, type MoneyRange, shareOfMoney, sumOfRanges, ZERO_AMOUNT } from './charter-fee.ts';
import { type CharterTerms, type EmbarkationPort, type ShareRange, type VatRate, vatRateOn } from './charter-terms.ts';
import { type DeliveryVoyageCost, type DeliveryVoyageRules, deliveryVoyageCost } from './delivery-voyage.ts';
import type { Stay } from './stay.ts';

export interface EstimateRequest {
  readonly stay: Stay;
  /** Guests. A yacht is chartered as a whole, so no amount depends on them. */
  readonly party: number;
  /** The port of embarkation; null if none is chosen. */
  readonly port: EmbarkationPort | null;
  /** Whether the visitor asks for the yacht to be brought to the port. */
  readonly delivery: boolean;
  readonly gratuity: boolean;
}

export interface ShareOfFee {
  readonly share: ShareRange;
  readonly amount: MoneyRange;
}

/** One line of the estimate. A null amount has to be quoted by a broker. */
export type EstimateLine =
  | { readonly kind: 'fee'; readonly amount: MoneyRange; readonly seasons: readonly FeeSeason[] }
  /** A delivery that is needed but was not asked for is listed with a null amount, and is not a part of the total. */
  | (DeliveryVoyageCost & { readonly kind: 'delivery'; readonly isIncluded: boolean })
  | {
      readonly kind: 'vat';
      readonly amount: MoneyRange | null;
      /** The taxed amount: the fee, and the delivery if its amount is known. */
      readonly base: MoneyRange;
      /** The rate in the country and on the day of embarkation; null without a port, and where no rate is known. */
      readonly rate: VatRate | null;
    }
  | (ShareOfFee & { readonly kind: 'apa' })
  | (ShareOfFee & { readonly kind: 'gratuity' });

export interface CharterEstimate extends Pick<ShownMoney, 'currency' | 'approximate'> {
  /** Fee, delivery, VAT, APA and gratuity, in this order; delivery and gratuity only where they apply. */
  readonly lines: readonly EstimateLine[];
  readonly total: MoneyRange;
  /** Whether the amount of every line that was asked for is known. */
  readonly complete: boolean;
}

export interface EstimateRules extends DeliveryVoyageRules {
  readonly terms: CharterTerms;
}

/**
 * Estimates what a charter costs, in whole units of one currency. Each amount is rounded once, and the total is the sum
 * of the lines as they are shown. The result is indicative, not an offer.
 */
export function charterEstimate(
  yacht: Pick<Yacht, 'poa' | 'prices' | 'kind' | 'cruising' | 'speeds' | 'ranges'>,
  { stay, port, ...requested }: EstimateRequest,
  currency: Currency,
  rules: EstimateRules,
): Result<CharterEstimate, 'poa' | 'no-rate'> {
  const fee = charterFee(yacht, stay, currency);
  if (!fee.ok) return fee;
  const { terms } = rules;
  const { amount, seasons, approximate } = fee.value;
  const delivery = deliveryLine(deliveryVoyageCost(port, yacht, seasons[0], rules), {
    port,
    delivery: requested.delivery,
  });
  const base = sumOfRanges([amount, delivery?.amount ?? ZERO_AMOUNT]);
  const rate = port === null ? null : vatRateOn(terms.vat, port.country, stay.from);
  const ofFee = (share: ShareRange): ShareOfFee => ({ share, amount: shareOfMoney(amount, share) });
  const lines: readonly EstimateLine[] = [
    { kind: 'fee', amount, seasons },
    ...(delivery === null ? [] : [delivery]),
    { kind: 'vat', base, rate, amount: rate === null ? null : shareOfMoney(base, rate.share) },
    { kind: 'apa', ...ofFee(terms.apa[yacht.kind]) },
    ...(requested.gratuity ? [{ kind: 'gratuity', ...ofFee(terms.gratuity) } as const] : []),
  ];
  const known = lines.flatMap((line) => (line.amount === null ? [] : [line.amount]));
  const included = lines.filter((line) => line.kind !== 'delivery' || line.isIncluded);
  return ok({
    currency: fee.value.currency,
    approximate,
    lines,
    total: sumOfRanges(known),
    complete: known.length === included.length,
  });
}

/** Returns the line of the delivery; null unless one is asked for or the chosen port needs one. */
function deliveryLine(
  delivery: DeliveryVoyageCost,
  requested: Pick<EstimateRequest, 'port' | 'delivery'>,
): Extract<EstimateLine, { kind: 'delivery' }> | null {
  if (requested.delivery) return { kind: 'delivery', isIncluded: true, ...delivery };
  if (requested.port === null || delivery.isNotNeeded) return null;
  return { kind: 'delivery', isIncluded: false, ...delivery, amount: null };
}
