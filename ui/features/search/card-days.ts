import {
  destinationWaters,
  knownPlaces,
  type PlacePorts,
  reachWaters,
  type WantedYacht,
} from '../../../core/application/reach-waters.ts';
import { type Availability, reliableCalendar } from '../../../core/availability/calendar.ts';
import type { Reachability } from '../../../core/availability/reachability.ts';
import { stayAvailability } from '../../../core/availability/stay-availability.ts';
import { encodeEstimate } from '../../../core/estimate/estimate-query.ts';
import type { AvailabilityCalendar } from '../../../core/ports/availability-calendar.ts';
import type { SeaRoutes } from '../../../core/ports/sea-routes.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { dateOfDay, dayNumber } from '../../../core/shared/calendar-day.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { dateRangeText } from '../../i18n/date-text.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';
import type { CardDays } from '../../yacht-card/card-facts.ts';
import { reachabilityText } from '../../yacht-card/reachability-text.ts';

interface CardDaysContext extends PageLanguage {
  readonly ports: PlacePorts & { readonly calendars: AvailabilityCalendar; readonly seaRoutes: SeaRoutes };
  /** ISO 8601 instant. */
  readonly now: string;
}

interface Offer extends WantedYacht {
  readonly availability: Availability;
}

/**
 * Says on the yachts' cards on which of the wanted days each can be had, and leads to the estimate for these (AV5); with
 * chosen waters also whether she can be there (AV6). Null for each yacht where no days are wanted.
 */
export async function cardDays(
  yachts: readonly Yacht[],
  { market, stay, refinements }: Pick<Criteria, 'market' | 'stay' | 'refinements'>,
  context: CardDaysContext,
): Promise<readonly (CardDays | null)[]> {
  if (stay === null) return yachts.map(() => null);
  const today = context.now.slice(0, 10);
  const earliest = dayNumber(today) ?? 0;
  const offers = await Promise.all(
    yachts.map(async (yacht): Promise<Offer> => {
      const known = await context.ports.calendars.of(yacht.id);
      const calendar = known && reliableCalendar(known, today);
      const { availability, from } = stayAvailability(calendar, stay, earliest);
      return { yacht, calendar, availability, stay: { from, nights: stay.nights } };
    }),
  );
  const { destination = [] } = market === 'charter' ? refinements : {};
  const reached = destination.length === 0 ? [] : await reachedWaters(offers, destination, earliest, context);
  return offers.map((offer, at) => daysOf(offer, reached[at] ?? null, context));
}

async function reachedWaters(
  offers: readonly Offer[],
  destination: readonly string[],
  today: number,
  { ports }: CardDaysContext,
): Promise<readonly Reachability[]> {
  const places = await knownPlaces(ports);
  const waters = await destinationWaters(destination, places, ports);
  return reachWaters(offers, waters, { places, seaRoutes: ports.seaRoutes, today });
}

function daysOf(
  { yacht, availability, stay }: Offer,
  reached: Reachability | null,
  context: CardDaysContext,
): CardDays {
  const days = { from: dateOfDay(stay.from), to: dateOfDay(stay.from + stay.nights) };
  const text = context.translate(`stay.card.${availability}`, {
    dates: dateRangeText(days.from, days.to, context.locale),
  });
  return {
    text: reached === null || availability === 'taken' ? text : `${text}. ${reachabilityText(reached, context)}`,
    // Only a yacht with a published rate has an estimate.
    query: yacht.poa ? '' : encodeEstimate(days),
  };
}
