import { type ReachabilityPorts, type StayOffer, stayOffersOf } from '../../../core/application/reach-fleet.ts';
import { encodeEstimate } from '../../../core/estimate/estimate-query.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { type StayCriteria, watersToReach } from '../../../core/search/criteria/stay-criteria.ts';
import { dateOfDay } from '../../../core/shared/calendar-day.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { dateRangeText } from '../../i18n/date-text.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';
import type { CardAvailability } from '../../yacht-card/card-facts.ts';
import { reachabilityText } from '../../yacht-card/reachability-text.ts';

interface CardDaysContext extends PageLanguage {
  readonly ports: ReachabilityPorts;
  /** ISO 8601 instant. */
  readonly now: string;
}

/**
 * Says on the yachts' cards on which of the wanted days each can be had, and leads to the estimate for these (AV5); with
 * chosen waters also whether she can be there (AV6). Null for each yacht where no days are wanted.
 */
export async function cardAvailability(
  yachts: readonly Yacht[],
  { market, stay, refinements }: Pick<Criteria, 'market' | 'stay' | 'refinements'>,
  context: CardDaysContext,
): Promise<readonly (CardAvailability | null)[]> {
  if (stay === null) return yachts.map(() => null);
  const destination = market === 'charter' ? watersToReach({ stay, refinements }) : [];
  const offers = await stayOffersOf(yachts, { stay, destination }, context.ports, context.now.slice(0, 10));
  return offers.map((offer) => daysOf(offer, stay, context));
}

function daysOf({ yacht, availability, from, reached }: StayOffer, { nights }: StayCriteria, context: CardDaysContext) {
  const days = { from: dateOfDay(from), to: dateOfDay(from + nights) };
  const text = context.translate(`stay.card.${availability}`, {
    dates: dateRangeText(days.from, days.to, context.locale),
  });
  return {
    text: reached === null ? text : `${text}. ${reachabilityText(reached, context)}`,
    // Only a yacht with a published rate has an estimate.
    query: yacht.poa ? '' : encodeEstimate(days),
  };
}
