import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../shared/calendar-day.ts';
import { nightsFrom, randomFrom, randomNights, stay, TODAY } from './estimate.fixture.ts';
import { addDays, defaultStay, latestStart, MAX_NIGHTS, parseStayDates, type StayProblem } from './stay.ts';

describe('PR5 a stay', () => {
  test('counts its nights, each in the season of its day', () => {
    expect(stay('2027-07-03', '2027-07-10')).toEqual({
      from: '2027-07-03',
      to: '2027-07-10',
      nights: 7,
      summerNights: 7,
      winterNights: 0,
    });
  });

  test.each([
    ['2027-09-27', '2027-10-04', 4, 3],
    ['2027-09-30', '2027-10-01', 1, 0],
    ['2027-10-01', '2027-10-02', 0, 1],
    ['2028-03-28', '2028-04-04', 3, 4],
    ['2027-12-28', '2028-01-04', 0, 7],
  ])('counts from %s to %s %d nights of summer and %d of winter', (from, to, summerNights, winterNights) => {
    expect(stay(from, to)).toMatchObject({ summerNights, winterNights, nights: summerNights + winterNights });
  });

  test('counts the nights of both halves', () => {
    fc.assert(
      fc.property(randomFrom, randomNights, randomNights, (from, one, other) => {
        const [first, second] = [nightsFrom(from, one), nightsFrom(addDays(from, one), other)];
        fc.pre(one + other <= MAX_NIGHTS);
        const whole = nightsFrom(from, one + other);
        expect(whole.summerNights).toBe(first.summerNights + second.summerNights);
        expect(whole.winterNights).toBe(first.winterNights + second.winterNights);
      }),
    );
  });
});

describe('problems of the dates of a stay', () => {
  const problems = (from: string, to: string): readonly StayProblem[] => {
    const found = parseStayDates({ from, to }, TODAY);
    return found.ok ? [] : found.error;
  };

  test('begins within three years', () => {
    expect(['2026-11-22', '2028-02-29'].map(latestStart)).toEqual(['2029-11-22', '2031-02-28']);
  });

  test.each<[string, string, readonly StayProblem[]]>([
    [TODAY, '2026-11-29', []],
    ['2026-11-21', '2026-11-29', [{ field: 'from', kind: 'past' }]],
    ['2027-02-30', '2027-03-06', [{ field: 'from', kind: 'not-a-date' }]],
    ['2027-02-20', '2027-02-30', [{ field: 'to', kind: 'not-a-date' }]],
    ['2027-07-03', '2027-07-03', [{ field: 'to', kind: 'reversed' }]],
    ['2027-07-10', '2027-07-03', [{ field: 'to', kind: 'reversed' }]],
    ['2027-04-01', '2027-10-01', []],
    ['2027-04-01', '2027-10-02', [{ field: 'to', kind: 'too-long' }]],
    ['2029-11-22', '2029-11-29', []],
    ['2029-11-23', '2029-11-30', [{ field: 'from', kind: 'too-far' }]],
    [
      '2026-11-01',
      '2026-10-01',
      [
        { field: 'from', kind: 'past' },
        { field: 'to', kind: 'reversed' },
      ],
    ],
    [
      'soon',
      '',
      [
        { field: 'from', kind: 'not-a-date' },
        { field: 'to', kind: 'not-a-date' },
      ],
    ],
  ])('%s to %s', (from, to, expected) => {
    expect(problems(from, to)).toEqual(expected);
  });

  test('are reported once per field, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), randomFrom), fc.oneof(fc.string(), randomFrom), (from, to) => {
        const fields = problems(from, to).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});

test.each([
  ['2026-11-22', '2026-12-26'],
  ['2026-11-28', '2026-12-26'],
  ['2026-11-29', '2027-01-02'],
])('proposes on %s a week from Saturday %s', (today, from) => {
  expect(defaultStay(today)).toMatchObject({ from, nights: 7 });
});

test('the usual stay is valid, from a Saturday at least four weeks ahead', () => {
  fc.assert(
    fc.property(randomFrom, (today) => {
      const usual = defaultStay(today);
      expect(parseStayDates(usual, today)).toEqual({ ok: true, value: usual });
      expect(new Date(usual.from).getUTCDay()).toBe(6);
      const ahead = (dayNumber(usual.from) ?? 0) - (dayNumber(today) ?? 0);
      expect(ahead).toBeGreaterThanOrEqual(28);
      expect(ahead).toBeLessThan(35);
    }),
  );
});
