import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../core/locale/locale.ts';
import { demoTexts } from '../../../../tests/demo-texts.ts';
import type { YachtRecord } from '../../../content-records.ts';
import { captionFacts, captionsOf, filled } from './captions.ts';
import { FILMS } from './films/films.ts';
import { lengthOf } from './timeline.ts';

const MAX_LINE_LENGTH = 50;
/** Letters per second that a viewer can read beside the picture. */
const FASTEST = 20;

function recordOf(slug: string): YachtRecord {
  return JSON.parse(readFileSync(`content/yachts/${slug}.json`, 'utf8'));
}

test('ME4 captions are WebVTT, with her facts in figures and units of the language', () => {
  const cues = [
    { from: 0.6, to: 63.25, text: demoTexts({ en: '{length}, {range} & more', es: '{length}, {range} y más' }) },
  ];
  const yacht = recordOf('brume-dete');
  expect(captionsOf(cues, yacht, 'en')).toBe(
    'WEBVTT\n\n1\n00:00.600 --> 01:03.250\n61.2\u00a0m, 5,550\u00a0miles &amp; more\n',
  );
  expect(captionsOf(cues, yacht, 'es')).toContain('\n61,2\u00a0m, 5550\u00a0millas y más\n');
});

test('ME4 rejects a caption with a fact missing in her record', () => {
  expect(() => filled('Refitted in {refitted}', captionFacts(recordOf('cala-sospiro'), 'en'))).toThrow('refitted');
  expect(() => filled('{colour}', captionFacts(recordOf('cala-sospiro'), 'en'))).toThrow('colour');
});

describe.each(FILMS.map((film) => [`${film.slug}, ${film.market}`, film] as const))(
  'ME4 the captions of %s',
  (_, film) => {
    const yacht = recordOf(film.slug);

    test('belong to a yacht on both markets', () => {
      expect(yacht).toMatchObject({ marketType: 'both', featured: true });
    });

    test('follow one another while the film lasts', () => {
      expect(film.cues.length).toBeGreaterThanOrEqual(4);
      for (const [index, { from, to }] of film.cues.entries()) {
        expect(from).toBeGreaterThanOrEqual(film.cues[index - 1]?.to ?? 0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThan(lengthOf(film.shots));
      }
    });

    test.each(LOCALES.map(({ code }) => code))('are readable in time (%s)', (locale) => {
      for (const { from, to, text } of film.cues) {
        const lines = filled(text[locale], captionFacts(yacht, locale)).split('\n');
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(MAX_LINE_LENGTH);
        expect(lines.join(' ').length / (to - from), lines.join(' ')).toBeLessThanOrEqual(FASTEST);
      }
    });

    test.each(LOCALES.map(({ code }) => code))('match the file that the site sends (%s)', (locale) => {
      const file = readFileSync(`content/media/films/${film.slug}-${film.market}.${locale}.vtt`, 'utf8');
      expect(file).toBe(captionsOf(film.cues, yacht, locale));
    });
  },
);
