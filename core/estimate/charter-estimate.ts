import type { Currency } from '../price/currency.ts';
import { ok, type Result } from '../shared/result.ts';
import type { ShownMoney } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type CharterTerms, type EmbarkationPort, type ShareRange, type VatRate, vatRateOn } from './charter-terms.ts';
import { type DeliveryVoyage, type DeliveryVoyageRules, deliveryVoyageTo } from './delivery-voyage.ts';
import { charterFee, type FeeSeason } from './fee.ts';
import { type MoneyRange, NOTHING, shareOf, sumOf } from './money-range.ts';
import type { Stay } from './stay.ts';

/** What a visitor asks the estimate of. */
export interface EstimateRequest {
  readonly stay: Stay;
  /** Guests; a yacht is let whole, so that no sum goes by them. */
  readonly party: number;
  /** Null where it is not chosen. */
  readonly port: EmbarkationPort | null;
  /** Whether she is to come to the port. */
  readonly delivery: boolean;
  readonly gratuity: boolean;
}

export interface ShareOfFee {
  readonly share: ShareRange;
  readonly amount: MoneyRange;
}

/** One line of the sum. An amount of null is not known here: a broker says it. */
export type EstimateLine =
  | { readonly kind: 'fee'; readonly amount: MoneyRange; readonly seasons: readonly FeeSeason[] }
  /** Where it is needed and was not asked for it stands in the list, its amount is null, and the total is without it. */
  | (DeliveryVoyage & { readonly kind: 'delivery'; readonly isIncluded: boolean })
  | {
      readonly kind: 'vat';
      readonly amount: MoneyRange | null;
      /** Of what: the fee, and what is known of the delivery. */
      readonly base: MoneyRange;
      /** By the place and the day of embarkation; null without a port, and where no row is known. */
      readonly rate: VatRate | null;
    }
  | (ShareOfFee & { readonly kind: 'apa' })
  | (ShareOfFee & { readonly kind: 'gratuity' });

export interface CharterEstimate extends Pick<ShownMoney, 'currency' | 'approximate'> {
  /** In the order of the sum: fee, delivery, VAT, APA, gratuity. A gratuity that was not asked for is not there. */
  readonly lines: readonly EstimateLine[];
  /** The sum of all amounts that are known. */
  readonly total: MoneyRange;
  /** False where the amount of a line that was asked for is not known. */
  readonly complete: boolean;
}

export interface EstimateRules extends DeliveryVoyageRules {
  readonly terms: CharterTerms;
}

/**
 * What a charter will about cost, all in one currency and in whole units; each amount is rounded once, and the total is
 * the sum of the lines as they are shown. Indicative: no offer is made of it.
 */
export function charterEstimate(
  yacht: Pick<Yacht, 'poa' | 'prices' | 'kind' | 'cruising' | 'speeds'>,
  { stay, port, ...asked }: EstimateRequest,
  currency: Currency,
  rules: EstimateRules,
): Result<CharterEstimate, 'poa' | 'no-rate'> {
  const fee = charterFee(yacht, stay, currency);
  if (!fee.ok) return fee;
  const { terms } = rules;
  const { amount, seasons, approximate } = fee.value;
  const delivery = deliveryLine(deliveryVoyageTo(port, yacht, seasons[0], rules), { port, delivery: asked.delivery });
  const base = sumOf([amount, delivery?.amount ?? NOTHING]);
  const rate = port === null ? null : vatRateOn(terms.vat, port.country, stay.from);
  const ofFee = (share: ShareRange): ShareOfFee => ({ share, amount: shareOf(amount, share) });
  const lines: readonly EstimateLine[] = [
    { kind: 'fee', amount, seasons },
    ...(delivery === null ? [] : [delivery]),
    { kind: 'vat', base, rate, amount: rate === null ? null : shareOf(base, rate.share) },
    { kind: 'apa', ...ofFee(terms.apa[yacht.kind]) },
    ...(asked.gratuity ? [{ kind: 'gratuity', ...ofFee(terms.gratuity) } as const] : []),
  ];
  const known = lines.flatMap((line) => (line.amount === null ? [] : [line.amount]));
  const included = lines.filter((line) => line.kind !== 'delivery' || line.isIncluded);
  return ok({
    currency: fee.value.currency,
    approximate,
    lines,
    total: sumOf(known),
    complete: known.length === included.length,
  });
}

/** Null where no delivery is asked for and none is needed, or nobody can say because there is no port. */
function deliveryLine(
  delivery: DeliveryVoyage,
  asked: Pick<EstimateRequest, 'port' | 'delivery'>,
): Extract<EstimateLine, { kind: 'delivery' }> | null {
  if (asked.delivery) return { kind: 'delivery', isIncluded: true, ...delivery };
  if (asked.port === null || delivery.inHerWaters) return null;
  return { kind: 'delivery', isIncluded: false, ...delivery, amount: null };
}
