import { distanceNm, hoursToRoundedMinutes, type Position } from '../../../../core/geo/position.ts';
import type { EditProblem } from '../../../../core/itinerary/edit-itinerary.ts';
import { type Place, samePlace } from '../../../../core/itinerary/itinerary.ts';
import type { PlanDay } from '../../../../core/itinerary/plan.ts';
import type { Locale } from '../../../../core/locale/locale.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { dateFormat } from '../../../i18n/date-text.ts';
import { durationText } from '../../../i18n/duration-text.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { type PlanContext, type PlannerData, positionOf, stopById } from '../planner-data.ts';

const SPACE = '\u00a0';

export function placeName(place: Place, { data, translate }: Pick<PlanContext, 'data' | 'translate'>): string {
  if (place.kind === 'point') return place.name;
  return stopById(data, place.id)?.name ?? translate('itinerary.unknownStop', { id: place.id });
}

export function placeKindText(place: Place, context: PlanContext): string {
  const { data, translate } = context;
  if (place.kind === 'point') return positionText(place.position, context);
  const stop = stopById(data, place.id);
  if (stop === null) return '';
  const area = data.areas[stop.area]?.name;
  return [translate(`itinerary.kind.${stop.kind}`), ...(area === undefined ? [] : [area])].join(', ');
}

/** The places that a trip is named by, and whether it ends where it began. */
export interface TripEnds {
  readonly from: Place;
  /** The last place; of a round trip the one that is farthest from its start; null for a single place. */
  readonly to: Place | null;
  readonly isRound: boolean;
}

/** Returns the places that a trip is named by; null without a place. */
export function tripEnds(places: readonly Place[], data: Pick<PlannerData, 'stops'>): TripEnds | null {
  const [from, last] = [places[0], places.at(-1)];
  if (from === undefined || last === undefined) return null;
  if (places.length === 1) return { from, to: null, isRound: false };
  if (!samePlace(from, last)) return { from, to: last, isRound: false };
  const start = positionOf(data, from);
  const away = (place: Place) => {
    const position = positionOf(data, place);
    return start === null || position === null ? 0 : distanceNm(start, position);
  };
  const to = places.reduce((farthest, place) => (away(place) > away(farthest) ? place : farthest));
  return { from, to, isRound: true };
}

/** Names a trip: `Antibes to Calvi`, `Antibes to Calvi and back`, or its single place. */
export function tripText({ from, to, isRound }: TripEnds, context: Pick<PlanContext, 'data' | 'translate'>): string {
  const names = { from: placeName(from, context), to: to === null ? '' : placeName(to, context) };
  return to === null ? names.from : context.translate(isRound ? 'itinerary.roundTrip' : 'itinerary.fileTitle', names);
}

/** Names the places of a day in order, from where the yacht lies in the morning; '' before there is any place. */
export function dayPlacesText({ places, night, legs: [first] }: PlanDay, context: PlanContext): string {
  const rest = night === null ? [] : [night];
  // On the first day she begins at its first place.
  const visited = places.length === 0 ? rest : first?.slot.at === 0 ? [first.from, ...places] : places;
  return visited.map((place) => placeName(place, context)).join(' – ');
}

/** Formats a position as `43° 33.1′ N, 7° 7.4′ E`. */
function positionText({ latitude, longitude }: Position, { translate, locale }: PlanContext): string {
  const parts = (degrees: number) => {
    const tenths = Math.round(Math.abs(degrees) * 600);
    return { degrees: Math.floor(tenths / 600), minutes: formatNumber((tenths % 600) / 10, locale, 1) };
  };
  return [
    translate(latitude < 0 ? 'itinerary.south' : 'itinerary.north', parts(latitude)),
    translate(longitude < 0 ? 'itinerary.west' : 'itinerary.east', parts(longitude)),
  ].join(', ');
}

/** Formats figures as `24 nm · 2 h · 480 l`. */
export function milesHoursLitresText(
  miles: number,
  hours: number,
  litres: number | null,
  context: PlanContext,
): string {
  const { translate, locale } = context;
  return [
    translate('voyage.miles', { miles: formatNumber(miles, locale) }),
    hoursText(hours),
    ...(litres === null ? [] : [litresText(litres, context)]),
  ].join(' · ');
}

/** Formats a number with at most one decimal. */
export function oneDecimalText(value: number, locale: Locale): string {
  return formatNumber(value, locale, Number.isInteger(value) ? 0 : 1);
}

export function hoursText(hours: number): string {
  return durationText(hoursToRoundedMinutes(hours)).replaceAll(' ', SPACE);
}

export function litresText(litres: number, { translate, locale }: PlanContext): string {
  return translate('itinerary.litres', { litres: formatNumber(litres, locale) });
}

export function weekdayDateText(date: string, locale: Locale): string {
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** Returns the reason why a step was refused; null for a problem that no control can cause. */
export function editProblemText(problem: EditProblem, translate: Translate): string | null {
  switch (problem.kind) {
    case 'too-many-days':
    case 'too-many-places':
    case 'too-many-points':
      return translate(`itinerary.edit.${problem.kind}`, { most: problem.most });
    case 'no-date':
      return translate('itinerary.noDate');
    case 'same-place':
      return translate('itinerary.edit.same-place');
    case 'nothing-there':
      return null;
  }
}
