import { describe, expect, test } from 'vitest';
import { isArticleOrEpisode } from '../../core/content/page-details.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { dateRangeText, dateText, monthRangeText } from './date-text.ts';
import { playbackTimeText } from './duration-text.ts';

test.each([
  [5, 10, 'en', 'season.span May, October'],
  [12, 5, 'en', 'season.span December, May'],
  [12, 5, 'es', 'season.span diciembre, mayo'],
  [7, 7, 'en', 'season.span July, July'],
  [1, 12, 'en', 'season.allYear'],
  [11, 10, 'es', 'season.allYear'],
] as const)('RT4 formats a season from %d to %d in %s as %s', (from, to, locale, text) => {
  expect(monthRangeText({ from, to }, locale, keysForWords)).toBe(text);
});

test.each([
  ['2026-09-14', 'en', '14 September 2026'],
  ['2026-09-14', 'es', '14 de septiembre de 2026'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-12-31T23:59:59Z', 'en', '31 December 2026'],
] as const)('LO8 formats the day %s in %s as %s', (iso, locale, text) => {
  expect(dateText(iso, locale)).toBe(text);
});

describe('LO8 the dates of an event', () => {
  /** Removes the spaces around the dash, which differ between versions of ICU. */
  const days = (starts: string, ends: string) => dateRangeText(starts, ends, 'en').replace(/\s?–\s?/, '–');

  test.each([
    ['2027-03-20', '2027-03-20', '20 March 2027'],
    ['2027-03-20', '2027-03-23', '20–23 March 2027'],
    ['2027-03-30', '2027-04-02', '30 March–2 April 2027'],
    ['2026-12-30', '2027-01-02', '30 December 2026–2 January 2027'],
  ])('from %s to %s: %s', (starts, ends, text) => {
    expect(days(starts, ends)).toBe(text);
  });
});

test.each([
  [0, '0:00'],
  [9.6, '0:10'],
  [59.4, '0:59'],
  [59.5, '1:00'],
  [134, '2:14'],
  [3605, '60:05'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(playbackTimeText(seconds)).toBe(text);
});

test('articles and episodes show their dates', () => {
  const dated = (['news', 'editorial', 'podcast', 'content', 'event', 'person'] as const).filter((kind) =>
    isArticleOrEpisode({ kind }),
  );
  expect(dated).toEqual(['news', 'editorial', 'podcast']);
});
