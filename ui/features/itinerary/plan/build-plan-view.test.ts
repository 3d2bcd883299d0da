import { describe, expect, test } from 'vitest';
import type { Position } from '../../../../core/geo/position.ts';
import { EMPTY_ITINERARY, type Itinerary } from '../../../../core/itinerary/itinerary.ts';
import { decodeItinerary } from '../../../../core/itinerary/itinerary-query.ts';
import { createHrefBuilder } from '../../../../core/routing/locale-path.ts';
import type { SeaRouteFinder } from '../../../../core/sea/sea-route-finder.ts';
import { OPEN_SEA } from '../../../../tests/fakes/open-sea.ts';
import { type MapFrame, positionInFrame } from '../../../map/map-frame.ts';
import type { PlanContext, PlannerData } from '../planner-data.ts';
import { buildPlanView, otherStops } from './build-plan-view.ts';
import { computePlan, currentOrNewCharts, routesOfPlan } from './plan-map.ts';

const stop = (id: string, lat: number, lng: number, area = 0) => ({
  id,
  name: id.toUpperCase(),
  kind: 'port' as const,
  area,
  lat,
  lng,
});
const DATA: PlannerData = {
  areas: [{ id: 'riviera', name: 'Riviera' }],
  stops: [
    stop('antibes', 43.58, 7.13),
    stop('cannes', 43.55, 7.02),
    stop('calvi', 42.57, 8.76, -1),
    stop('kiel', 54.3, 10.1),
  ],
  notes: { calvi: 'A citadel.' },
  knots: 10,
  litresAnHour: 100,
  range: 500,
  isHerSpeed: true,
  routes: {},
};

const contextOf = (more: Partial<PlanContext> = {}): PlanContext => ({
  locale: 'en',
  translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  href: createHrefBuilder('en', 'prefix'),
  data: DATA,
  sea: OPEN_SEA,
  ...more,
});
const isOn = (position: Position, frame: MapFrame): boolean => {
  const { x, y } = positionInFrame(position, frame);
  return x > 0 && x < 1 && y > 0 && y < 1;
};
const plan = (query: string): Itinerary => decodeItinerary(query).itinerary;
const show = (query: string, more: Partial<PlanContext> = {}) => buildPlanView(plan(query), contextOf(more));

describe('CF3 a plan', () => {
  test('shows days with dates, legs and sums', () => {
    const view = show('?v=1&from=2027-07-03&days=antibes;cannes,calvi;');
    expect(view.days.map(({ title, date, sum, rest }) => [title, date, sum, rest])).toEqual([
      ['itinerary.day 1', 'Sat 3 July', null, null],
      ['itinerary.day 2', 'Sun 4 July', expect.stringMatching(/^voyage\.miles \d+ · \d+\sh/), null],
      ['itinerary.day 3', 'Mon 5 July', null, 'itinerary.stays CALVI'],
    ]);
    const [, second] = view.days;
    expect(second?.places.map(({ name, kind, note, leg }) => [name, kind, note, leg?.text])).toEqual([
      ['CANNES', 'itinerary.kind.port, Riviera', null, 'voyage.miles 5 · 30\u00a0min · itinerary.litres 50'],
      ['CALVI', 'itinerary.kind.port', 'A citadel.', expect.stringMatching(/^voyage\.miles 9\d · 9\sh/)],
    ]);
    expect(view.sum).toEqual({
      miles: expect.stringMatching(/^voyage\.miles \d{2,3}$/),
      hours: expect.stringMatching(/h/),
      fuel: expect.stringMatching(/^itinerary\.litres /),
    });
    expect(view.notes).toEqual(['itinerary.atHerSpeed 10', 'itinerary.fuelNote']);
  });

  test('asks for a place when empty, without sums', () => {
    const view = buildPlanView(EMPTY_ITINERARY, contextOf());
    expect(view).toMatchObject({ query: '', isEmpty: true, sum: null, notes: [] });
    expect(view.days.map(({ rest, addHref, removeHref }) => [rest, addHref, removeHref])).toEqual([
      ['itinerary.begins', null, null],
    ]);
    expect(view.links).toMatchObject({ ics: null, back: null, spread: null });
    expect(show('?v=1&days=;;').days.map(({ rest }) => rest)).toEqual([
      'itinerary.begins',
      'itinerary.nothing',
      'itinerary.nothing',
    ]);
  });

  test('links every step to the plan after it', () => {
    const [first, second] = show('?v=1&from=2027-07-03&days=antibes;cannes,calvi').days;
    const path = '/en/itinerary/?v=1&from=2027-07-03&days=';
    expect(first?.places[0]).toMatchObject({ earlierHref: null, laterHref: `${path};antibes,cannes,calvi` });
    expect(second?.places[0]).toMatchObject({
      earlierHref: `${path}antibes,cannes;calvi`,
      laterHref: `${path}antibes;calvi,cannes`,
      removeHref: `${path}antibes;calvi`,
    });
    expect(second?.places[1]).toMatchObject({ laterHref: null });
    expect(second?.removeHref).toBe(`${path}antibes`);
    expect([first?.addHref, second?.addHref]).toEqual([`${path}antibes;;cannes,calvi`, `${path}antibes;cannes,calvi;`]);
    const full = show(`?v=1&days=antibes${';'.repeat(27)}`);
    expect(full.days.map(({ addHref }) => addHref)).toEqual(Array(28).fill(null));
  });

  test('links to itself elsewhere', () => {
    const { links } = show('?v=1&yacht=H-1&from=2027-07-03&days=antibes;calvi');
    const query = '?v=1&yacht=H-1&from=2027-07-03&days=antibes;calvi';
    expect(links).toMatchObject({
      plan: `/en/itinerary/${query}`,
      share: `/en/voyage/${query}`,
      ics: `/exports/en/itinerary.ics${query}`,
      gpx: `/exports/en/itinerary.gpx${query}`,
      csv: `/exports/en/itinerary.csv${query}`,
      back: '/en/itinerary/?v=1&yacht=H-1&from=2027-07-03&days=antibes;calvi;antibes',
      clear: '/en/itinerary/?v=1&yacht=H-1&from=2027-07-03',
    });
    const ask = new URLSearchParams(links.enquire.split('?')[1]);
    expect(Object.fromEntries(ask)).toEqual({
      about: 'charter',
      yacht: 'H-1',
      itinerary: query.slice(1),
      from: '2027-07-03',
      to: '2027-07-04',
    });
    expect(show('?v=1&days=antibes;calvi;antibes').links.back).toBeNull();
  });

  test('warns of legs that are too far or too long', () => {
    const leg = (query: string, more: Partial<PlannerData> = {}) =>
      show(query, { data: { ...DATA, ...more } })
        .days.at(-1)
        ?.places.at(-1)?.leg?.warnings;
    expect(leg('?v=1&days=antibes;kiel')).toEqual([
      'itinerary.beyondRange 500',
      expect.stringMatching(/^itinerary\.beyondTwelve 12\sh\s1\d$/),
    ]);
    expect(leg('?v=1&from=2027-07-03&days=antibes;kiel', { range: null })).toEqual([
      expect.stringMatching(/^itinerary\.beyondDaylight 1[67]\sh/),
    ]);
    expect(leg('?v=1&days=antibes;cannes')).toEqual([]);
    expect(show('?v=1&days=antibes;kiel').notes).toContainEqual(expect.stringMatching(/^itinerary\.manyHours /));
  });

  test('is spread over days of four hours', () => {
    expect(show('?v=1&days=antibes,cannes,calvi').links.spread).toBe('/en/itinerary/?v=1&days=antibes,cannes;calvi');
    expect(show('?v=1&days=antibes,cannes;calvi').links.spread).toBeNull();
  });

  test('explains a missing route and a pending one', () => {
    const none: SeaRouteFinder = { ...OPEN_SEA, route: () => ({ ok: false, error: { kind: 'no-way' } }) };
    const view = show('?v=1&days=antibes;calvi', { sea: none });
    expect(view.days[1]?.places[0]?.leg).toMatchObject({ text: null, problem: 'itinerary.problem.no-way ANTIBES' });
    expect(view.notes).toContain('itinerary.notWhole');
    expect(view.links.spread).toBeNull();
    expect(show('?v=1&days=antibes;calvi', { sea: null }).days[1]?.places[0]?.leg).toMatchObject({
      text: null,
      problem: null,
    });
  });

  test('names passages', () => {
    const canal: SeaRouteFinder = {
      ...OPEN_SEA,
      route: (from, to) => ({
        ok: true,
        value: { points: [from, to], miles: 50, transits: [{ id: 'corinth', miles: 5 }] },
      }),
    };
    expect(show('?v=1&days=antibes;calvi', { sea: canal }).days[1]?.places[0]?.leg?.via).toBe('itinerary.via.corinth');
  });

  test('shows custom points, and marks a stop that is gone', () => {
    const [day] = show('?v=1&days=*1,atlantis&at=43.5512,-7.1234,Salis').days;
    expect(day?.places.map(({ name, kind }) => [name, kind])).toEqual([
      ['Salis', 'itinerary.north 43 33.1, itinerary.west 7 7.4'],
      ['itinerary.unknownStop atlantis', ''],
    ]);
  });
});

describe('CF3 the chart of a plan', () => {
  test('shows its sea routes, its places, and all others to add', () => {
    const { map } = show('?v=1&days=antibes;calvi');
    expect(map.lines).toHaveLength(1);
    expect(map.places.map(({ name, href }) => [name, href])).toEqual([
      ['ANTIBES', null],
      ['CALVI', null],
    ]);
    const others = otherStops('?v=1&days=antibes;calvi', contextOf());
    expect(others.map(({ id, href }) => [id, href])).toEqual([
      ['cannes', '/en/itinerary/?v=1&days=antibes;calvi,cannes'],
      ['kiel', '/en/itinerary/?v=1&days=antibes;calvi,kiel'],
    ]);
  });

  test('keeps its frame while the plan fits, and shows the whole plan otherwise', () => {
    const { charts } = show('?v=1&days=antibes;calvi').map;
    expect(currentOrNewCharts(show('?v=1&days=antibes;cannes,calvi'), DATA, charts)).toBe(charts);
    expect(currentOrNewCharts(show(''), DATA, charts)).toBe(charts);
    const kiel = show('?v=1&days=antibes;kiel');
    const wider = currentOrNewCharts(kiel, DATA, charts);
    expect(wider).toBe(kiel.map.charts);
    for (const { frame } of wider) expect(isOn({ latitude: 54.3, longitude: 10.1 }, frame)).toBe(true);
  });

  test('shows the chosen waters beside its places', () => {
    const waters = show('?v=1&area=riviera');
    const [antibes, calvi] = [DATA.stops[0], DATA.stops[2]].map((one) => ({
      latitude: one?.lat ?? 0,
      longitude: one?.lng ?? 0,
    })) as [Position, Position];
    const riviera: PlannerData = { ...DATA, stops: DATA.stops.filter(({ id }) => id !== 'kiel') };
    const near = show('?v=1&area=riviera', { data: riviera });
    for (const { frame } of near.map.charts) {
      expect([isOn(antibes, frame), isOn(calvi, frame)]).toEqual([true, false]);
    }
    expect(waters.map.charts).not.toEqual(near.map.charts);
    const far = show('?v=1&area=riviera&days=calvi', { data: riviera });
    for (const { frame } of far.map.charts) expect([isOn(antibes, frame), isOn(calvi, frame)]).toEqual([true, true]);
    expect(currentOrNewCharts(far, riviera, near.map.charts)).toBe(far.map.charts);
  });
});

test('CF3 hands the browser the routes that the server rendered', () => {
  const itinerary = plan('?v=1&days=antibes;cannes,calvi');
  const routes = routesOfPlan(computePlan(itinerary, contextOf()), DATA);
  expect(Object.keys(routes)).toHaveLength(2);
  const known = contextOf({ data: { ...DATA, routes }, sea: null });
  expect(buildPlanView(itinerary, known).days).toEqual(buildPlanView(itinerary, contextOf()).days);
});
