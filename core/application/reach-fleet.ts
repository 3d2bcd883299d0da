import { type Availability, type Calendar, reliableCalendar } from '../availability/calendar.ts';
import { equallyFreeStartDays, stayAvailability, type WantedStay } from '../availability/stay-availability.ts';
import type { AvailabilityCalendar } from '../ports/availability-calendar.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import type { SeaRoutes } from '../ports/sea-routes.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { Yacht } from '../yacht/yacht.ts';
import {
  type DayReachability,
  destinationWaters,
  loadWaters,
  type ReachFacts,
  reachabilityInWaters,
  type WantedYacht,
  type WatersById,
  type WatersPorts,
} from './reach-waters.ts';

export interface ReachabilityPorts extends WatersPorts {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'version'>;
  readonly content: WatersPorts['content'] & Pick<ContentRepository, 'version'>;
  readonly calendars: AvailabilityCalendar;
  readonly seaRoutes: SeaRoutes;
}

/** Returns what changes whenever fleet, calendars, places or the day do. @param today ISO 8601 date */
export async function reachabilityVersion(
  { catalogue, calendars, content }: ReachabilityPorts,
  today: string,
): Promise<string> {
  const versions = await Promise.all([catalogue.version(), calendars.version(), content.version()]);
  return [...versions, today].join(' ');
}

/** The availability of a yacht for wanted nights (AV5), and whether she can be in chosen waters (AV6). */
export interface StayOffer {
  readonly yacht: Yacht;
  readonly availability: Availability;
  /** Day number of the first day that she is offered for: one on which she can be there, if there is any. */
  readonly from: number;
  /** Null where she is taken, or no waters are chosen. */
  readonly reached: DayReachability['answer'] | null;
}

/** Yachts that are looked at between two turns of the event loop. */
const SHARE = 10;

/**
 * Returns how yachts stand for wanted nights in the waters that values of the destination facet name.
 * @param today ISO 8601 date
 * @param turn lets the event loop have a turn, for those who ask for a whole fleet
 */
export async function stayOffersOf(
  yachts: readonly Yacht[],
  { stay, destination }: { readonly stay: WantedStay; readonly destination: readonly string[] },
  ports: ReachabilityPorts,
  today: string,
  turn: () => Promise<unknown> = async () => {},
): Promise<readonly StayOffer[]> {
  const day = dayNumber(today) ?? 0;
  const places: WatersById = destination.length === 0 ? new Map() : await loadWaters(ports);
  const choices = destination.length === 0 ? [] : await destinationWaters(destination, places, ports);
  const facts: ReachFacts = { places, seaRoutes: ports.seaRoutes, today: day, routes: new Map() };
  const offers: StayOffer[] = [];
  for (let at = 0; at < yachts.length; at += SHARE) {
    const standings: StayCandidate[] = [];
    for (const yacht of yachts.slice(at, at + SHARE)) {
      standings.push(stayCandidateOf(yacht, await reliableCalendarOf(yacht, ports, today), stay, day));
    }
    offers.push(...(await withReach(standings, choices, facts)));
    await turn();
  }
  return offers;
}

/** A yacht's availability for wanted nights, with the facts that decide her reachability. */
export interface StayCandidate extends Omit<StayOffer, 'reached'>, Omit<WantedYacht, 'choices'> {}

/** Returns a yacht's calendar as far as it can be relied upon; null where none is known. @param today ISO 8601 date */
export async function reliableCalendarOf(
  { id }: Yacht,
  { calendars }: Pick<ReachabilityPorts, 'calendars'>,
  today: string,
): Promise<Calendar | null> {
  const known = await calendars.of(id);
  return known && reliableCalendar(known, today);
}

/** Returns how a yacht stands for wanted nights. @param today day number */
export function stayCandidateOf(
  yacht: Yacht,
  calendar: Calendar | null,
  stay: WantedStay,
  today: number,
): StayCandidate {
  const best = stayAvailability(calendar, stay, today);
  return { yacht, calendar, ...best, starts: equallyFreeStartDays(calendar, stay, best, today), nights: stay.nights };
}

/** Adds to yachts that are not taken whether each can be in one of the chosen waters, if any are. */
async function withReach(
  standings: readonly StayCandidate[],
  choices: WantedYacht['choices'],
  facts: ReachFacts,
): Promise<readonly StayOffer[]> {
  const free = choices.length === 0 ? [] : standings.filter(({ availability }) => availability !== 'taken');
  const reached = await reachabilityInWaters(
    free.map((standing) => ({ ...standing, choices })),
    facts,
  );
  const answers = new Map(free.map(({ yacht }, index) => [yacht, reached[index]]));
  return standings.map(({ yacht, availability, from }) => {
    const { answer = null, ...day } = answers.get(yacht) ?? {};
    return { yacht, availability, from, ...day, reached: answer };
  });
}

/**
 * Returns routes that are not asked for again once they could not be had, and whether all were found or are known not to
 * exist. @param isOver tells whether no more may be asked for
 */
export function failFastSeaRoutes(
  routes: SeaRoutes,
  isOver = () => false,
): { readonly routes: SeaRoutes; isComplete(): boolean } {
  let isComplete = true;
  const between: SeaRoutes['between'] = async (legs) => {
    const found = isComplete && !isOver() ? await routes.between(legs) : null;
    isComplete &&= found !== null;
    return found;
  };
  return { routes: { between }, isComplete: () => isComplete };
}
