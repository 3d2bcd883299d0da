import { type FleetSnapshot, type YachtSnapshot, yachtSnapshot } from '../alerts/fleet-snapshot.ts';
import type { AvailabilityCalendar } from '../ports/availability-calendar.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** Yachts that are read in one turn of the event loop. */
const YACHTS_PER_TURN = 64;

/** Takes a snapshot of the fleet. @param today ISO 8601 date @param turn lets the event loop have a turn */
export async function takeSnapshot(
  yachts: readonly Yacht[],
  calendars: Pick<AvailabilityCalendar, 'of'>,
  today: string,
  turn: () => Promise<unknown>,
): Promise<FleetSnapshot> {
  const snapshot = new Map<string, YachtSnapshot>();
  for (const yacht of yachts) {
    snapshot.set(yacht.id, yachtSnapshot(yacht, await calendars.of(yacht.id), today));
    if (snapshot.size % YACHTS_PER_TURN === 0) await turn();
  }
  return snapshot;
}
