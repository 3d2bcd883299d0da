import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import type { EmbarkationPort } from '../estimate/charter-terms.ts';
import type { Position } from '../geo/position.ts';
import { hoursUnderWay, type NoRoute, type SeaRoute, WATERWAYS } from '../sea/sea-route-finder.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { itineraryOf, randomItinerary, stop } from './itinerary.fixture.ts';
import { EMPTY_ITINERARY, type Itinerary, type Place, placesOfItinerary } from './itinerary.ts';
import { pointAt } from './itinerary-query.ts';
import { itineraryEstimateFields, type PlanInputs, planOf } from './plan.ts';

/** Stops lie on the meridian of Greenwich, by their letter a mile from the next: `a` at 43° N. Others are not known. */
function positionOf(place: Place): Position | null {
  if (place.kind === 'point') return place.position;
  const miles = place.id.charCodeAt(0) - 'a'.charCodeAt(0);
  return place.id.length === 1 ? { latitude: 43 + miles / 60, longitude: 0 } : null;
}

function way(miles: number, rest: Partial<SeaRoute> = {}): SeaRoute {
  return { points: [], miles, transits: [], ...rest };
}

function milesNorth(from: Position, to: Position): number {
  return Math.round(Math.abs(to.latitude - from.latitude) * 60 * 1000) / 1000;
}

/** Twelve hours at an equinox, else longer in the north; no night beyond the polar circle. */
function daylightHours(latitude: number, date: string): number {
  if (date.endsWith('-03-20')) return 12;
  return latitude > 66 ? 24 : 12 + latitude / 20;
}

/** At twelve knots, a mile in five minutes and with ten litres, as far as she likes. */
const RECKONING: PlanInputs = {
  positionOf,
  routeBetween: (from, to) => ok(way(milesNorth(from, to))),
  daylightHours,
  knots: 12,
  litresAnHour: 120,
  range: null,
};

const planned = (days: string, rest: Partial<Itinerary> = {}, reckoning: Partial<PlanInputs> = {}) =>
  planOf(itineraryOf(days, rest), { ...RECKONING, ...reckoning });

/** The leg of a plan with one leg, by any route. */
function legBy(route: Result<SeaRoute, NoRoute> | null, reckoning: Partial<PlanInputs> = {}, from?: string) {
  const { days } = planned('a,b', from === undefined ? {} : { from }, { routeBetween: () => route, ...reckoning });
  const [leg] = days[0]?.legs ?? [];
  if (leg === undefined) throw new Error('There is no leg.');
  return leg;
}

describe('CF3 a plan, day by day', () => {
  test('has miles, hours and fuel of each leg, each day and the whole', () => {
    const plan = planned('a,c;h', { from: '2027-07-03' });
    expect(plan.days.map(({ number, date, sum }) => ({ number, date, ...sum }))).toEqual([
      { number: 1, date: '2027-07-03', miles: 2, hours: 2 / 12, litres: 20, isWhole: true },
      { number: 2, date: '2027-07-04', miles: 5, hours: 5 / 12, litres: 50, isWhole: true },
    ]);
    expect(plan.sum).toEqual({ miles: 7, hours: 7 / 12, litres: 70, isWhole: true });
    expect(plan.hoursADay).toBeCloseTo(7 / 24);
  });

  test('starts its first leg where the night was spent', () => {
    const plan = planned('a,b;;c;d,e');
    const legs = plan.days.map((day) => day.legs.map(({ slot, from, to }) => ({ slot, from, to })));
    expect(legs).toEqual([
      [{ slot: { day: 0, at: 1 }, from: stop('a'), to: stop('b') }],
      [],
      [{ slot: { day: 2, at: 0 }, from: stop('b'), to: stop('c') }],
      [
        { slot: { day: 3, at: 0 }, from: stop('c'), to: stop('d') },
        { slot: { day: 3, at: 1 }, from: stop('d'), to: stop('e') },
      ],
    ]);
    expect(plan.days.map(({ night }) => night)).toEqual([stop('b'), stop('b'), stop('c'), stop('e')]);
    expect(plan.days.map(({ places }) => places.length)).toEqual([2, 0, 1, 2]);
  });

  test('has no night, no leg and no sums before the first place', () => {
    const plan = planned(';a');
    expect(plan.days.map(({ night, legs }) => [night, legs])).toEqual([
      [null, []],
      [stop('a'), []],
    ]);
    expect(plan.sum).toEqual({ miles: 0, hours: 0, litres: 0, isWhole: true });
    expect(plan.hoursADay).toBe(0);
  });

  test('continues its dates over the end of a year and of February', () => {
    const datesFrom = (from: string) => planned('a;b;c', { from }).days.map(({ date }) => date);
    expect(datesFrom('2027-12-30')).toEqual(['2027-12-30', '2027-12-31', '2028-01-01']);
    expect(datesFrom('2028-02-28')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(planned('a;b').days.map(({ date }) => date)).toEqual([null, null]);
  });

  test('shows the daylight where the day ends, and of an equinox without a date', () => {
    const north = pointAt({ latitude: 69.65, longitude: 18.95 }, 'Tromsø');
    const days = [[stop('a')], [north]];
    const daylightOf = (from: string | null) =>
      planOf({ ...EMPTY_ITINERARY, from, days }, RECKONING).days.map(({ daylight }) => daylight);
    expect(daylightOf('2027-06-21')).toEqual([14.15, 24]);
    expect(daylightOf(null)).toEqual([12, 12]);
    // The position is not known, so the day is as long as on the equator.
    expect(planned('unknown', { from: '2027-06-21' }).days[0]?.daylight).toBe(12);
    expect(planned('', { from: '2027-06-21' }).days[0]?.daylight).toBe(12);
  });

  test('has the sums of its legs', () => {
    const wayBetween: PlanInputs['routeBetween'] = (from, to) => {
      const miles = milesNorth(from, to);
      if (miles % 3 < 0.5) return null;
      return miles % 7 < 0.5 ? err({ kind: 'no-way' }) : ok(way(miles));
    };
    fc.assert(
      fc.property(randomItinerary, fc.option(fc.constant(120)), (itinerary, litresAnHour) => {
        const plan = planOf(itinerary, { ...RECKONING, routeBetween: wayBetween, litresAnHour });
        const legs = plan.days.flatMap((day) => day.legs);
        expect(legs.length).toBe(Math.max(0, placesOfItinerary(itinerary).length - 1));
        for (const { sum, of } of [
          { sum: plan.sum, of: legs },
          ...plan.days.map((day) => ({ sum: day.sum, of: day.legs })),
        ]) {
          const ways = of.flatMap((leg) => (leg.figures === null ? [] : [leg.figures]));
          expect(sum.miles).toBeCloseTo(
            ways.reduce((all, { miles }) => all + miles, 0),
            6,
          );
          expect(sum.hours).toBeCloseTo(sum.miles / 12, 6);
          expect(sum.isWhole).toBe(ways.length === of.length);
          if (litresAnHour === null) expect(sum.litres).toBeNull();
          else expect(sum.litres).toBe(sum.miles * 10);
        }
        expect(plan.hoursADay * itinerary.days.length).toBeCloseTo(plan.sum.hours, 6);
        expect(plan.days.map(({ number }) => number)).toEqual(itinerary.days.map((_, at) => at + 1));
      }),
    );
  });
});

describe('CF3 a leg', () => {
  test('without a known route has no miles and no problem', () => {
    expect(legBy(null)).toMatchObject({ figures: null, problem: null });
    const { days, sum } = planned(
      'a,c;e',
      {},
      { routeBetween: (from, to) => (from.latitude > 43 ? null : RECKONING.routeBetween(from, to)) },
    );
    expect(days.map((day) => day.sum.isWhole)).toEqual([true, false]);
    expect(sum).toEqual({ miles: 2, hours: 2 / 12, litres: 20, isWhole: false });
  });

  test('to or from an unknown stop is unknown and requests no route', () => {
    const requests: Position[] = [];
    const wayBetween = (from: Position, to: Position) => {
      requests.push(from, to);
      return ok(way(1));
    };
    const { days, sum } = planned('a,unknown,b', {}, { routeBetween: wayBetween });
    expect(days[0]?.legs.map(({ figures: known, problem }) => [known, problem])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect([requests, sum.isWhole]).toEqual([[], false]);
  });

  test.each<NoRoute>([{ kind: 'no-way' }, { kind: 'on-land', end: 'to' }])(
    'without a route gives a reason: %j',
    (problem) => {
      expect(legBy(err(problem))).toMatchObject({ figures: null, problem });
    },
  );

  test('without known fuel has none, and neither has the whole', () => {
    expect(legBy(ok(way(10)), { litresAnHour: null }).figures?.litres).toBeNull();
    expect(planned('a,c', {}, { litresAnHour: null }).sum.litres).toBeNull();
  });

  test.each([
    [999.9, 1000, false],
    [1000.4, 1000, false],
    [1000.6, 1000, true],
    [100_000, null, false],
  ])('of %f miles with a range of %s is beyond it: %s', (miles, range, isBeyondRange) => {
    expect(legBy(ok(way(miles)), { range }).figures?.isBeyondRange).toBe(isBeyondRange);
  });

  test('is beyond daylight only when it takes longer', () => {
    const isBeyond = (miles: number, from?: string) => legBy(ok(way(miles)), {}, from).figures?.isBeyondDaylight;
    expect([isBeyond(144), isBeyond(145)]).toEqual([false, true]);
    // A little more than fourteen hours of light.
    expect([isBeyond(169, '2027-07-03'), isBeyond(170, '2027-07-03')]).toEqual([false, true]);
  });

  test('adds the hours of a canal at any speed and their fuel', () => {
    const suez = way(1000, { transits: [{ id: 'suez', miles: 100 }] });
    expect(WATERWAYS.suez.hours).toBe(14);
    expect([hoursUnderWay(suez, 10), hoursUnderWay(suez, 30)]).toEqual([104, 44]);
    const two = way(1000, { transits: [...suez.transits, { id: 'corinth', miles: 10 }] });
    expect(hoursUnderWay(two, 10)).toBe(104);
    expect(hoursUnderWay(way(100), 10)).toBe(10);
    expect(legBy(ok(suez), { knots: 10, litresAnHour: 100 }).figures).toEqual({
      route: suez,
      miles: 1000,
      hours: 104,
      litres: 10_400,
      isBeyondRange: false,
      isBeyondDaylight: true,
    });
  });

  test('has the figures that are shown, at least a mile and five minutes', () => {
    const figuresOf = (miles: number) => {
      const { figures } = legBy(ok(way(miles)));
      return figures && [figures.miles, Math.round(figures.hours * 60), figures.litres];
    };
    expect([0.2, 24.4, 24.6].map(figuresOf)).toEqual([
      [1, 5, 10],
      [24, 120, 240],
      [25, 125, 250],
    ]);
    // Two legs of 24.4 miles are shown as 24 and 24, and so is their sum.
    const routeBetween = () => ok(way(24.4));
    expect(planned('a,b,c', {}, { routeBetween }).sum).toMatchObject({ miles: 48, hours: 4, litres: 480 });
  });

  test('passes a fairway at her own speed', () => {
    expect(WATERWAYS.kotor.hours).toBeNull();
    expect(hoursUnderWay(way(100, { transits: [{ id: 'kotor', miles: 20 }] }), 10)).toBe(10);
  });
});

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

const port = (id: string, position: Position): EmbarkationPort => ({
  ...{ id, name: demoTexts({ en: id, es: id }), country: 'FR', area: null },
  position,
});
const PORTS = {
  ports: [port('nice', at(43.69, 7.29)), port('antibes', at(43.58, 7.13)), port('athens', at(37.9, 23.6))],
};

const estimate = (days: string, from: string | null, begins: Position | null) =>
  itineraryEstimateFields(itineraryOf(days, { from }), begins, PORTS);

describe('CF3 the estimate of a plan', () => {
  test('runs from the first day to the last, over the end of a year', () => {
    expect(estimate('a;b;c', '2027-12-30', null)).toEqual({ from: '2027-12-30', to: '2028-01-01' });
    expect(estimate(';'.repeat(27), '2027-07-03', null)).toEqual({ from: '2027-07-03', to: '2027-07-30' });
  });

  test.each([
    ['at the start', at(43.58, 7.13), 'antibes'],
    ['the nearest of several', at(43.66, 7.25), 'nice'],
    ['a port forty miles away', at(43.58 - 39.9 / 60, 7.13), 'antibes'],
  ])('embarks at the port: %s', (_, begins, id) => {
    expect(estimate('a;b', '2027-07-03', begins)).toEqual({ from: '2027-07-03', to: '2027-07-04', port: id });
  });

  test('has no port of embarkation without one nearby', () => {
    const dates = { from: '2027-07-03', to: '2027-07-04' };
    expect(estimate('a;b', '2027-07-03', at(43.58 - 41 / 60, 7.13))).toEqual(dates);
    expect(estimate('a;b', '2027-07-03', null)).toEqual(dates);
    expect(itineraryEstimateFields(itineraryOf('a;b', { from: '2027-07-03' }), at(43.58, 7.13), { ports: [] })).toEqual(
      dates,
    );
  });

  test('is missing without a date, or for one day', () => {
    expect(estimate('a;b', null, at(43.58, 7.13))).toBeNull();
    expect(estimate('a;b', '2027-02-30', at(43.58, 7.13))).toBeNull();
    expect(estimate('a,b', '2027-07-03', at(43.58, 7.13))).toBeNull();
  });
});
