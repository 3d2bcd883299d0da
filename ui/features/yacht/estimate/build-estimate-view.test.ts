import { describe, expect, test } from 'vitest';
import { buildCalendar } from '../../../../core/availability/build-calendar.ts';
import type { Calendar, Period } from '../../../../core/availability/calendar.ts';
import type { CharterTerms } from '../../../../core/estimate/charter-terms.ts';
import { areaAt, charterYacht, RATES, SARONIC, TODAY } from '../../../../core/estimate/estimate.fixture.ts';
import { decodeItinerary } from '../../../../core/itinerary/itinerary-query.ts';
import type { Market, YachtPageType } from '../../../../core/market/market.ts';
import { bookOf } from '../../../../core/price/price-book.fixture.ts';
import { dayNumber } from '../../../../core/shared/calendar-day.ts';
import type { Yacht, YachtId } from '../../../../core/yacht/yacht.ts';
import { OPEN_SEA } from '../../../../tests/fakes/open-sea.ts';
import { SAMPLE_TERMS } from '../../../../tests/samples/sample-terms.ts';
import { soldYacht } from '../../../../tests/samples/sample-yacht.ts';
import { buildYachtView } from '../build-yacht-view.ts';
import { type SampleVisit, visitContext } from '../yacht.fixture.ts';
import {
  buildEstimateLetterLines,
  buildEstimateView,
  buildEstimateViewFromQuery,
  type EstimateView,
  loadEstimateView,
} from './build-estimate-view.ts';

const NOW = `${TODAY}T10:00:00Z`;
const WEEK = 'from=2027-07-03&to=2027-07-10&party=8&port=athens';

interface Visit extends SampleVisit {
  readonly yacht?: Partial<Yacht>;
  readonly calendar?: Calendar | null;
}

function estimateOf(query: string, { yacht = {}, terms, calendar = null, ...visit }: Visit = {}) {
  const context = visitContext({ words: 'files', now: NOW, query, ...visit });
  const known = terms ?? SAMPLE_TERMS;
  const places = new Map(known.ports.map((port) => [port.id, port]));
  const source = { terms: known, sea: OPEN_SEA, calendar, places };
  return buildEstimateView(charterYacht(yacht), source, context);
}

/** Returns the line whose title begins with this text. */
function lineOf(query: string, title: string, visit: Visit = {}) {
  return estimateOf(query, visit).sum?.lines.find((line) => line.title.startsWith(title));
}

/** Removes the spaces around dashes, which differ between versions of ICU. */
const spaced = (text: string | undefined) => text?.replace(/\s*–\s*/g, '–');

describe('the fields of the form', () => {
  test('default to a week from a Saturday, for all guests, from her port', () => {
    const { asked, action, fields, leftOut, sum } = estimateOf('', {
      yacht: { cruising: { summer: [], winter: [SARONIC] } },
    });
    expect({ asked, action, leftOut }).toEqual({ asked: false, action: '/en/her-page/', leftOut: null });
    expect(fields).toMatchObject({
      from: { value: '2026-12-26', least: TODAY, problem: null },
      to: { value: '2027-01-02', least: TODAY, problem: null },
      party: { value: '12', most: 12 },
      port: { value: '', usual: 'athens, Greece (usual)' },
      delivery: false,
      gratuity: false,
    });
    expect(spaced(sum?.title)).toBe('26 December 2026–2 January 2027, 12 guests, from athens, Greece');
  });

  test('have the values of the URL', () => {
    const { asked, fields, sum } = estimateOf(
      '?from=2027-07-03&to=2027-07-10&party=1&port=kotor&delivery=1&gratuity=1',
    );
    expect(asked).toBe(true);
    expect(fields).toMatchObject({
      from: { value: '2027-07-03' },
      to: { value: '2027-07-10' },
      party: { value: '1' },
      port: { value: 'kotor', usual: 'athens, Greece (usual)' },
      delivery: true,
      gratuity: true,
    });
    expect(spaced(sum?.title)).toBe('3–10 July 2027, 1 guest, from kotor, Montenegro');
    expect(sum?.lines.map(({ title }) => title)).toEqual([
      'Charter fee',
      'Delivery',
      'VAT, 0%',
      'Advance for expenses (APA), 30–40%',
      'Gratuity, 10–20%',
    ]);
  });

  test('list any port, those of her waters in that season first', () => {
    const ports = (query: string) =>
      estimateOf(query).fields.port.groups.map(({ label, ports }) => [label, ports.map(({ id }) => id)]);
    expect(ports(WEEK)).toEqual([
      ['In her waters that season', ['athens']],
      ['Elsewhere', ['mykonos', 'split', 'kotor', 'bergen']],
    ]);
    expect(ports('from=2027-01-09')).toEqual([['Elsewhere', ['athens', 'mykonos', 'split', 'kotor', 'bergen']]]);
  });

  test('PR5 start at her usual port of that season unless the visitor chose one', () => {
    const yacht = { cruising: { summer: [SARONIC], winter: [areaAt('norwegian-fjords', 62.1, 6.7)] } };
    const begins = (query: string) => {
      const { fields, sum } = estimateOf(query, { yacht, locale: 'es' });
      return [fields.port.value, fields.port.usual, sum?.title.split(', desde ')[1]];
    };
    const [summer, winter] = ['from=2027-07-03&to=2027-07-10', 'from=2027-01-09&to=2027-01-16'];
    expect(begins(summer)).toEqual(['', 'athens (es), Grecia (habitual)', 'athens (es), Grecia']);
    expect(begins(winter)).toEqual(['', 'bergen (es), Noruega (habitual)', 'bergen (es), Noruega']);
    expect(begins(`${winter}&port=split`)).toEqual(['split', 'bergen (es), Noruega (habitual)', 'split (es), Croacia']);
  });

  test('PR5 describe the season split over the end of September', () => {
    const fee = lineOf('from=2027-09-27&to=2027-10-04', 'Charter fee');
    expect(fee).toEqual({
      title: 'Charter fee',
      text: 'Summer season: 4 nights at €210,000 to €280,000 a week. Winter season: 3 nights at €70,000 to €140,000 a week.',
      amount: '€150,000 to €220,000',
    });
    expect(lineOf('from=2027-09-30&to=2027-10-07', 'Charter fee')?.text).toMatch(/^Summer season: 1 night at /);
    expect(lineOf(WEEK, 'Charter fee')?.text).toBe('Summer season: 7 nights at €210,000 to €280,000 a week.');
  });
});

describe('an invalid estimate', () => {
  test.each([
    ['from=2026-11-21&to=2026-11-28', 'This day has passed.', null],
    ['from=2029-11-23', 'At most 3 years ahead.', null],
    ['from=2027-07-10&to=2027-07-03', null, 'The end must come after the beginning.'],
    ['from=2027-07-10&to=2027-07-10', null, 'The end must come after the beginning.'],
    ['from=2027-01-01&to=2027-07-04', null, 'Longer than a season: at most 183 nights.'],
    ['from=2020-01-02&to=2020-01-01', 'This day has passed.', 'The end must come after the beginning.'],
  ])('shows the error at its field and keeps the input: %s', (query, from, to) => {
    const { fields, sum, noSum, enquireHref, leftOut } = estimateOf(query);
    expect([fields.from.problem, fields.to.problem]).toEqual([from, to]);
    expect(query).toContain(`from=${fields.from.value}`);
    expect([sum, leftOut, enquireHref]).toEqual([null, null, null]);
    expect(noSum).toBe('Change the dates and the total appears here.');
  });

  test('is in the language of the page', () => {
    const { fields, noSum } = estimateOf('from=2027-01-01&to=2027-07-04', { locale: 'es' });
    expect(fields.to.problem).toBe('Supera una temporada: como máximo, 183 noches.');
    expect(noSum).toBe('Cambie las fechas y aquí aparecerá el total.');
  });

  test('names unknown parameters and uses the defaults instead', () => {
    const tampered = 'from=tomorrow&to=2027-13-01&party=99&port=atlantis&delivery=yes&gratuity=2';
    const { fields, leftOut, sum } = estimateOf(tampered);
    expect(leftOut).toBe(
      'Part of this link could not be read (from, to, guests, embarkation, delivery, gratuity). ' +
        'The usual values stand in.',
    );
    expect(fields).toMatchObject({ from: { value: '2026-12-26' }, party: { value: '12' }, delivery: false });
    expect(sum).not.toBeNull();
    expect(JSON.stringify(estimateOf(tampered))).not.toMatch(/atlantis|tomorrow/);
    expect(estimateOf(`${WEEK}&party=0`).leftOut).toBeNull();
    expect(estimateOf('party=0', { locale: 'es' }).leftOut).toContain('(invitados)');
  });

  test('PR3 without a rate has no sum and no enquiry, and refers to a broker', () => {
    const none = estimateOf(WEEK, { yacht: { prices: bookOf(() => ({})) } });
    expect(none).toMatchObject({
      sum: null,
      noSum: 'No rate is published for these dates. Ask the broker.',
      enquireHref: null,
      planHref: null,
      fields: { from: { problem: null }, to: { problem: null } },
    });
  });

  test('allows one guest when the maximum is unknown', () => {
    const guests = { total: 0, sleeping: 0, cruising: 0 };
    expect(estimateOf('', { yacht: { guests } }).fields.party).toEqual({ value: '1', most: 1 });
  });
});

describe('the estimate lines', () => {
  test('describe the start and duration of a delivery, or that none is needed', () => {
    expect(lineOf(`${WEEK}&delivery=1`, 'Delivery')).toEqual({
      title: 'Delivery',
      text: 'She is in these waters then: nothing to pay.',
      amount: '€0',
    });
    expect(lineOf(`${WEEK}&delivery=1`.replace('athens', 'split'), 'Delivery')).toEqual({
      title: 'Delivery',
      text: 'From athens, saronic-gulf: 469\u00a0nm, 2 days under way. Fuel and crew, agreed before signing.',
      amount: '€24,000 to €64,000',
    });
    expect(lineOf(WEEK, 'Delivery')).toBeUndefined();
  });

  test('PR5 describe a required but unselected delivery as not part of the sum', () => {
    const query = WEEK.replace('athens', 'split');
    const text =
      'That season she is elsewhere (athens, saronic-gulf). Her delivery to split, 469\u00a0nm and 2 days under way, is not included.';
    expect(lineOf(query, 'Delivery')).toEqual({ title: 'Delivery', text, amount: 'Not included' });
    expect(estimateOf(query).sum).toMatchObject({ notIncluded: text, total: { text: 'Without her delivery.' } });
    expect(buildEstimateLetterLines(estimateOf(query))).toContain(text);
    expect(estimateOf(`${query}&delivery=1`).sum).toMatchObject({ notIncluded: null, total: { text: null } });
    expect(estimateOf(WEEK).sum?.notIncluded).toBeNull();
    const north = estimateOf(WEEK.replace('athens', 'bergen')).sum?.total.text;
    expect(north).toBe('Without what is still to be confirmed. Without her delivery.');
    expect(estimateOf(query, { locale: 'es' }).sum?.notIncluded).toBe(
      'Esa temporada navega por otras aguas (athens (es), saronic-gulf). El traslado hasta split (es), 469\u00a0mn y 2 días de navegación, no está incluido.',
    );
  });

  test('PR5 describe a delivery over an unknown route as not part of the sum', () => {
    const nowhere = { yacht: { cruising: { summer: [], winter: [] } } };
    expect(lineOf(WEEK, 'Delivery', nowhere)?.text).toBe(
      'The broker can tell you whether she has to be brought to athens. A delivery is not included.',
    );
  });

  test('leave an incomputable delivery to the broker, and the sum open', () => {
    const unknown = { yacht: { speeds: { max: null, cruise: null } } };
    const query = `${WEEK}&delivery=1`.replace('athens', 'split');
    expect(lineOf(query, 'Delivery', unknown)).toEqual({
      title: 'Delivery',
      text: 'Quoted by the broker.',
      amount: 'To be confirmed',
    });
    expect(estimateOf(query, unknown).sum?.total.text).toBe('Without what is still to be confirmed.');
  });

  test('show the country’s VAT rate and its note', () => {
    expect(lineOf(WEEK, 'VAT')).toEqual({
      title: 'VAT, 9.6–12%',
      text: 'On the fee and any delivery, for embarkation in Greece. Less on some routes',
      amount: '€20,160 to €33,600',
    });
    expect(lineOf(WEEK.replace('athens', 'split'), 'VAT')?.title).toBe('VAT, 25%');
    expect(estimateOf(WEEK).sum?.total).toEqual({ title: 'Estimate', text: null, amount: '€293,160 to €425,600' });
  });

  test('state unknown VAT or a missing port and add nothing', () => {
    expect(lineOf(WEEK.replace('athens', 'bergen'), 'VAT')).toEqual({
      title: 'VAT',
      text: 'For embarkation in Norway the broker confirms what is due.',
      amount: 'To be confirmed',
    });
    const nowhere = { yacht: { cruising: { summer: [areaAt('sea', null)], winter: [] } } };
    const query = WEEK.replace('&port=athens', '');
    expect(lineOf(query, 'VAT', nowhere)?.text).toBe('By the port of embarkation.');
    expect(spaced(estimateOf(query, nowhere).sum?.title)).toBe('3–10 July 2027, 8 guests');
    expect(estimateOf(query, nowhere).fields.port).toMatchObject({ value: '', usual: '–' });
    expect(estimateOf(query, nowhere).sum?.total).toMatchObject({
      amount: '€273,000 to €392,000',
      text: 'Without what is still to be confirmed.',
    });
  });

  test('PR3 are approximate in any currency but the contract’s', () => {
    const both = { yacht: { prices: bookOf(() => RATES) }, currency: 'usd' } as const;
    const { sum } = estimateOf(WEEK, both);
    expect(sum?.lines[0]).toMatchObject({
      amount: 'Approx $210,000 to $280,000',
      text: 'Summer season: 7 nights at $210,000 to $280,000 a week.',
    });
    expect(sum?.total.amount).toBe('Approx $293,160 to $425,600');
    expect(lineOf(`${WEEK}&delivery=1`, 'Delivery', both)?.amount).toBe('$0');
    expect(JSON.stringify(estimateOf(WEEK, { ...both, currency: 'eur' }))).not.toMatch(/approx/i);
    expect(JSON.stringify(estimateOf(WEEK, { currency: 'usd' }))).not.toContain('$');
  });

  test('show one figure when the low rate equals the high one', () => {
    const prices = bookOf((currency) => (currency === 'eur' ? { charter: 70_000 } : {}));
    expect(lineOf(WEEK, 'Charter fee', { yacht: { prices } })).toMatchObject({
      amount: '€70,000',
      text: 'Summer season: 7 nights at €70,000 a week.',
    });
  });

  test('are in Spanish on a Spanish page', () => {
    const { sum, fields } = estimateOf('from=2027-07-03&to=2027-07-10&party=8&port=split&delivery=1&gratuity=1', {
      locale: 'es',
    });
    expect(spaced(sum?.title)).toMatch(/^3–10 de julio de 2027, 8 invitados, desde split \(es\), Croacia$/);
    expect(sum?.lines.map(({ title }) => title)).toEqual([
      'Tarifa de alquiler',
      'Traslado',
      'IVA, 25\u00a0%',
      'Provisión de gastos (APA), 30–40\u00a0%',
      'Propina, 10–20\u00a0%',
    ]);
    expect(sum?.lines[1]?.text).toContain('Desde athens (es), saronic-gulf: 469\u00a0');
    expect(sum?.lines[1]?.text).toContain('2 días');
    expect(sum?.total).toEqual({ title: 'Estimación', text: null, amount: '€376,500 a €598,000' });
    expect(fields.port.groups[0]).toMatchObject({ label: 'En sus aguas esa temporada' });
  });
});

describe('the notes', () => {
  test('state reliability, date and payment', () => {
    expect(estimateOf(WEEK, { yacht: { verifiedAt: '2026-10-01' } }).notes).toEqual([
      'Indicative, not an offer. Taxes and percentages as of 2 November 2026.',
      'Her rates as of 1 October 2026.',
      '50% of the fee at signing, the rest with the advance 4 to 6 weeks before embarkation.',
    ]);
    expect(estimateOf(WEEK, { locale: 'es', yacht: { updatedAt: '2024-05-01' } }).notes[1]).toBe(
      'Sus tarifas, a 1 de mayo de 2024.',
    );
  });

  test('omit the age of rates if unknown', () => {
    const { notes } = estimateOf(WEEK, { yacht: { verifiedAt: null, updatedAt: null } });
    expect(notes).toHaveLength(2);
    expect(notes.join()).not.toContain('Her rates');
  });

  test('PR7 have a note if she may not be offered to U.S. residents', () => {
    const us = 'Not for sale or charter to U.S. residents while in U.S. waters.';
    expect(estimateOf(WEEK, { yacht: { usResidentsExcluded: true } }).notes.at(-1)).toBe(us);
    expect(estimateOf(WEEK).notes).not.toContain(us);
  });
});

describe.each(['en', 'es'] as const)('the letter (%s)', (locale) => {
  test.each([WEEK, `${WEEK}&delivery=1&gratuity=1`, 'port=bergen'])('contains the displayed lines: %s', (query) => {
    const estimate = estimateOf(query, { locale });
    const { sum, availability, notes } = estimate;
    if (sum === null || availability === null) throw new Error('There is no sum');
    const rows = [...sum.lines, sum.total].map(({ title, amount }) => `${title}: ${amount}`);
    const left = sum.notIncluded === null ? [] : [sum.notIncluded];
    expect(buildEstimateLetterLines(estimate)).toEqual([sum.title, availability.text, ...rows, ...left, notes[0]]);
  });
});

test('FM2 omits an estimate without a sum', () => {
  expect(buildEstimateLetterLines(estimateOf('from=2026-11-21&to=2026-11-28'))).toEqual([]);
});

test('FM1 the enquiry form includes the displayed estimate, also the default one', () => {
  const asked = 'from=2027-07-03&to=2027-07-10&party=1&port=kotor&delivery=1&gratuity=1';
  const enquireHref = (query: string, visit: Visit = {}) =>
    estimateOf(query, { yacht: { id: 'H-001' as YachtId }, ...visit }).enquireHref;
  expect(enquireHref(asked)).toBe(`/en/enquire/?about=charter&yacht=H-001&${asked}`);
  const usual = 'from=2026-12-26&to=2027-01-02&party=12&port=athens';
  const winter = { yacht: { id: 'H-001' as YachtId, cruising: { summer: [], winter: [SARONIC] } } };
  expect(enquireHref('', { ...winter, locale: 'es' })).toBe(`/es/enquire/?about=charter&yacht=H-001&${usual}`);
});

describe('AV4 what her calendar says of the nights', () => {
  const day = (date: string) => dayNumber(date) ?? Number.NaN;
  const period = (state: Period['state'], from: string, to: string): Period => ({
    state,
    from: day(from),
    to: day(to),
    startsAt: null,
    endsAt: null,
  });
  const calendar = buildCalendar({
    periods: [period('booked', '2027-07-08', '2027-07-15'), period('option', '2027-09-04', '2027-09-25')],
    until: day('2028-01-01'),
    checkedAt: '2026-11-20',
  });
  const july = (from: string, to: string) =>
    estimateOf(`from=${from}&to=${to}&party=8&delivery=1&gratuity=1`, { calendar }).availability;

  test('free, with the day on which it was checked', () => {
    expect(july('2027-07-01', '2027-07-08')).toEqual({
      text: 'Free on all these nights, according to her calendar as of 20 November 2026.',
      nearest: null,
    });
  });

  test('not free, and the nearest nights that are, with the rest of the form', () => {
    const taken = july('2027-07-03', '2027-07-10');
    expect(taken?.text).toBe('Not free on all these nights, according to her calendar as of 20 November 2026.');
    expect(spaced(taken?.nearest?.text)).toBe('Nearest free dates: 1–8 July 2027');
    expect(taken?.nearest?.href).toBe(
      '/en/her-page/?from=2027-07-01&to=2027-07-08&party=8&delivery=1&gratuity=1#estimate',
    );
  });

  test('none that begin after the last day on which a stay may', () => {
    const taken = (from: string, to: string) =>
      buildCalendar({ periods: [period('booked', from, to)], until: day('2031-01-01'), checkedAt: '2026-11-20' });
    const nearest = (known: Calendar) =>
      estimateOf('from=2029-11-20&to=2029-11-27', { calendar: known })?.availability?.nearest;
    expect(nearest(taken('2029-10-20', '2029-11-22'))?.href).toContain('from=2029-11-22');
    expect(nearest(taken('2029-10-20', '2029-11-23'))).toBeNull();
    expect(nearest(taken('2029-11-12', '2029-11-23'))?.href).toContain('from=2029-11-05');
  });

  test('on option, without free nights within three weeks', () => {
    const text = 'Some of these nights are on option, according to her calendar as of 20 November 2026.';
    expect(estimateOf('from=2027-09-08&to=2027-09-22', { calendar })?.availability?.text).toBe(text);
    expect(estimateOf('from=2026-12-05&to=2026-12-12', { calendar })?.availability?.nearest).toBeNull();
  });

  test.each<[string, Calendar | null]>([
    ['no calendar', null],
    ['a calendar that ends before', { ...calendar, until: day('2027-07-01') }],
    ['an old calendar', { ...calendar, checkedAt: '2026-08-01' }],
  ])('AV1 not known with %s, and never a day that has passed', (_, known) => {
    const { availability } = estimateOf('from=2027-07-01&to=2027-07-08', { calendar: known });
    expect(availability).toEqual({
      text: 'We do not know whether she is free on these nights. The broker will ask.',
      nearest: null,
    });
  });

  test('the form proposes a free week', () => {
    const full = buildCalendar({ ...calendar, periods: [period('booked', '2026-12-01', '2027-04-10')] });
    expect(estimateOf('', { calendar: full }).fields.from.value).toBe('2027-04-10');
  });

  test('a letter repeats it', () => {
    const { sum, availability, notes } = estimateOf('from=2027-07-01&to=2027-07-08', { calendar });
    expect(buildEstimateLetterLines({ sum, availability, notes })[1]).toBe(availability?.text);
  });
});

describe('AV6 whether she can be in the chosen port', () => {
  const day = (date: string) => dayNumber(date) ?? Number.NaN;
  const endingAt = (port: string, to = '2027-06-20'): Calendar => ({
    periods: [{ state: 'booked', from: day('2027-06-01'), to: day(to), startsAt: null, endsAt: port }],
    ...{ until: day('2028-01-01'), checkedAt: '2026-11-20' },
  });
  const said = (query: string, calendar: Calendar | null, visit: Visit = {}) =>
    spaced(estimateOf(`from=2027-07-03&to=2027-07-10&party=8${query}`, { calendar, ...visit }).availability?.text);
  const FREE = 'Free on all these nights, according to her calendar as of 20 November 2026.';

  test('follows what her calendar says, with the days and cost of the delivery', () => {
    expect(said('&port=split', endingAt('athens'))).toBe(
      `${FREE} Can be there: 2 days, 469 miles from athens. Delivery 1–3 July 2027: €24,000 to €64,000.`,
    );
    expect(said('&port=split', endingAt('athens'), { locale: 'es' })).toContain(
      'Puede llegar: 2 días, 469 millas desde athens (es). Traslado: 1–3 de julio de 2027. Coste: €24,000 a €64,000.',
    );
  });

  test.each([
    ['she is there', '&port=athens', endingAt('athens'), 'In place.'],
    ['her own waters cost nothing', '&port=athens', endingAt('split'), 'from split. Delivery 1–3 July 2027.'],
    ['too far', '&port=split', endingAt('bergen', '2027-06-30'), 'Cannot be there in time.'],
    ['no calendar', '&port=split', null, 'Not known whether she can be there.'],
  ])('%s', (_, query, calendar, end) => {
    expect(said(query, calendar)?.endsWith(end)).toBe(true);
  });

  test('names one origin, with the same miles, days and cost in the line of the delivery', () => {
    const query = 'from=2027-07-03&to=2027-07-10&party=8&port=split';
    const visit = { calendar: endingAt('kotor') };
    const told = 'Can be there: less than a day, 121 miles from kotor. Delivery 2–3 July 2027: €6,000 to €16,000.';
    expect(said('&port=split', visit.calendar)).toBe(`${FREE} ${told}`);
    expect(estimateOf(query, visit).sum?.notIncluded).toBe('Her delivery is not included.');
    expect(lineOf(query, 'Delivery', visit)).toMatchObject({ text: null, amount: 'Not included' });
    expect(lineOf(`${query}&delivery=1`, 'Delivery', visit)).toMatchObject({
      text: 'From kotor: 121\u00a0nm, less than a day under way. Fuel and crew, agreed before signing.',
      amount: '€6,000 to €16,000',
    });
  });

  test('is not said of a port that nobody chose, and of nights that are taken', () => {
    expect(said('', endingAt('athens'))).toBe(FREE);
    expect(said('&port=split', endingAt('athens', '2027-07-05'))).toMatch(/^Not free[^.]+\.$/);
  });

  test('a page asks for the places only with a port', async () => {
    const asked = async (query: string) => {
      const calendar = endingAt('athens');
      const context = visitContext({ fleet: [charterYacht()], terms: SAMPLE_TERMS, words: 'files', now: NOW, query });
      const { availability } = await loadEstimateView(charterYacht(), { terms: SAMPLE_TERMS, calendar }, context);
      return availability?.text;
    };
    expect(await asked('from=2027-07-03&to=2027-07-10&port=split')).toContain('469 miles from athens');
    expect(await asked('from=2027-07-03&to=2027-07-10')).toBe(FREE);
  });
});

describe('a page has an estimate', () => {
  const has = async (
    yacht: Partial<Yacht> = {},
    terms: CharterTerms | null = SAMPLE_TERMS,
    [market, type]: readonly [Market, YachtPageType] = ['charter', 'charter'],
  ) => {
    const hers = charterYacht(yacht);
    const view = await buildYachtView(hers, market, type, visitContext({ fleet: [hers], now: NOW, terms }));
    const isLinked = view.jump.some(({ id }) => id === 'estimate');
    expect(isLinked).toBe(view.estimate !== null);
    return view.estimate !== null;
  };

  test('on charter', async () => {
    expect(await has()).toBe(true);
  });

  test('PR3 but not on application, for sale, for a ghost, and without terms', async () => {
    expect(await has({ poa: true })).toBe(false);
    expect(await has({}, SAMPLE_TERMS, ['sale', 'sale'])).toBe(false);
    expect(await has({}, SAMPLE_TERMS, ['charter', 'ghost'])).toBe(false);
    expect(await has({}, null)).toBe(false);
  });
});

const QUERY = '?from=2027-07-03&to=2027-07-10&party=8';
const ID = 'aurora' as YachtId;

function ask(her: Partial<Yacht> = {}, query = QUERY, id: YachtId | null = ID, visit: SampleVisit = {}) {
  const fleet = [charterYacht(her), soldYacht('sold')];
  return buildEstimateViewFromQuery(id, query, visitContext({ fleet, terms: SAMPLE_TERMS, ...visit }));
}

test('FM2 estimates from a query as on her page', async () => {
  const estimate = await ask();
  expect(estimate).toMatchObject({ action: '/en/yacht-for-charter/aurora/', asked: true });
  expect(estimate?.fields.from.value).toBe('2027-07-03');
  expect(estimate?.sum?.total.amount).toContain('€');
  expect((await ask({}, QUERY, ID, { locale: 'es' }))?.action).toBe('/es/yacht-for-charter/aurora/');
});

test('FM2 has no sum for invalid dates', async () => {
  expect((await ask({}, '?from=2027-07-10&to=2027-07-03'))?.sum).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ['no yacht is given', () => ask({}, QUERY, null)],
  ['she is gone', () => ask({}, QUERY, 'gone' as YachtId)],
  ['nothing is requested', () => ask({}, '')],
  ['there are no terms', () => ask({}, QUERY, ID, { terms: null })],
  ['her price is on application', () => ask({ poa: true })],
  ['she is for sale only', () => ask({ market: 'sale' })],
  ['YA3 she is a ghost', () => ask({ market: 'ghost' })],
  ['she is sold', () => ask({}, QUERY, 'sold' as YachtId)],
])('FM2 is null when %s', async (_, estimate) => {
  expect(await estimate()).toBeNull();
});

const VIEW: EstimateView = {
  ...{ action: '/en/her-page/', asked: true, leftOut: null, noSum: null, enquireHref: null, planHref: null },
  fields: {
    from: { value: '', least: '', problem: null },
    to: { value: '', least: '', problem: null },
    party: { value: '', most: 12 },
    port: { value: '', usual: '–', groups: [] },
    ...{ delivery: false, gratuity: false },
  },
  sum: {
    title: 'Seven nights in July',
    lines: [
      { title: 'Charter fee', text: 'Seven nights', amount: '€280,000' },
      { title: 'Advance', text: null, amount: '€84,000' },
    ],
    total: { title: 'Estimate', text: null, amount: '€364,000' },
    notIncluded: null,
  },
  availability: { text: 'Free according to her calendar as of today', nearest: null },
  notes: ['Indicative, as of today', 'Half at signing'],
};

test('FM2 a letter’s estimate has the stay, a line per amount, the sum, and a disclaimer', () => {
  expect(buildEstimateLetterLines(VIEW)).toEqual([
    'Seven nights in July',
    'Free according to her calendar as of today',
    'Charter fee: €280,000',
    'Advance: €84,000',
    'Estimate: €364,000',
    'Indicative, as of today',
  ]);
  expect(buildEstimateLetterLines({ ...VIEW, notes: [] }).at(-1)).toBe('Estimate: €364,000');
});

test('FM2 a letter lists a required delivery outside the sum below it', () => {
  const sum = VIEW.sum && { ...VIEW.sum, notIncluded: 'Without her delivery.' };
  expect(buildEstimateLetterLines({ ...VIEW, sum }).slice(-3)).toEqual([
    'Estimate: €364,000',
    'Without her delivery.',
    'Indicative, as of today',
  ]);
});

test('FM2 is null without a sum', () => {
  expect(buildEstimateLetterLines({ ...VIEW, sum: null })).toEqual([]);
});

test('AV4 the planner takes her, the days and the port where they begin', () => {
  const { planHref } = estimateOf('from=2027-07-03&to=2027-07-10&party=8', { yacht: { id: 'H-001' as YachtId } });
  const { itinerary, lost } = decodeItinerary(planHref?.split('?')[1] ?? '');
  expect([itinerary.yacht, itinerary.from, itinerary.days.length, lost]).toEqual(['H-001', '2027-07-03', 8, 0]);
  expect(itinerary.days[0]).toMatchObject([{ kind: 'point' }]);
  expect(estimateOf('from=2027-07-03&to=2027-06-01').planHref).toBeNull();
});
