import type { ItineraryCsvWords } from '../../../core/itinerary/export/itinerary-csv.ts';
import type { DayText, ItineraryText, PlaceText } from '../../../core/itinerary/export/itinerary-text.ts';
import { type Place, placesOfItinerary } from '../../../core/itinerary/itinerary.ts';
import type { Leg, Plan, PlanDay } from '../../../core/itinerary/plan.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PlannedItinerary } from './build-itinerary-view.ts';
import { dayPlacesText, milesHoursLitresText, placeName, tripEnds, tripText } from './plan/plan-words.ts';
import { type PlanContext, positionOf } from './planner-data.ts';

/** Returns the title of a plan: its trip, and the yacht. */
export function planTitle({ shown, yacht }: Pick<PlannedItinerary, 'shown' | 'yacht'>, context: PlanContext): string {
  const ends = tripEnds(placesOfItinerary(shown), context.data);
  const trip = ends === null ? '' : tripText(ends, context);
  return yacht === null ? trip : `${yacht.name}: ${trip}`;
}

/** Returns the days of a plan as its files show them. */
export function planDayTexts({ days }: Plan, context: PlanContext): ItineraryText['days'] {
  return days.map((day) => dayText(day, context));
}

function dayText(day: PlanDay, context: PlanContext): DayText {
  const { translate } = context;
  const { number, date, places, night, legs } = day;
  return {
    number,
    date,
    title: `${translate('itinerary.day', { number })}: ${dayPlacesText(day, context)}`,
    places: places.map((place) => placeText(place, context)),
    night: night === null ? null : placeText(night, context),
    legs: legs.map((leg) => legText(leg, context)),
  };
}

function legText({ from, to, figures: known }: Leg, context: PlanContext): DayText['legs'][number] {
  const [start, goal] = [placeText(from, context), placeText(to, context)];
  const words = `${start.name} – ${goal.name}`;
  return {
    from: start,
    to: goal,
    miles: known?.miles ?? null,
    hours: known?.hours ?? null,
    litres: known?.litres ?? null,
    points: known?.route.points ?? [],
    words:
      known === null ? words : `${words}: ${milesHoursLitresText(known.miles, known.hours, known.litres, context)}`,
  };
}

function placeText(place: Place, context: PlanContext): PlaceText {
  return {
    name: placeName(place, context),
    position: positionOf(context.data, place),
    note: place.kind === 'stop' ? (context.data.notes[place.id] ?? null) : null,
  };
}

export function itineraryCsvWords(translate: Translate): ItineraryCsvWords {
  return {
    day: translate('itinerary.csv.day'),
    date: translate('itinerary.csv.date'),
    from: translate('itinerary.csv.from'),
    to: translate('itinerary.csv.to'),
    miles: translate('itinerary.csv.miles'),
    hours: translate('itinerary.csv.hours'),
    litres: translate('itinerary.csv.litres'),
    latitude: translate('itinerary.csv.latitude'),
    longitude: translate('itinerary.csv.longitude'),
  };
}
