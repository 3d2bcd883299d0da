import { expect, test } from 'vitest';
import { parseYacht } from '../../../core/records/parse-yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { linesOf } from '../content-in.fixture.ts';
import { repeatedRuns } from './repeated-runs.ts';

function fleetOf(size: number, paragraph: (at: number) => string) {
  return Array.from({ length: size }, (_, at) => {
    const told = { headline: `Yacht ${at}`, standfirst: `One of ${at}.`, paragraphs: [paragraph(at)] };
    const parsed = parseYacht(sampleYachtWire({ story: demoTexts({ en: told, es: told }) }), new Map());
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return { file: `yachts/${at}.json`, raw: null, yacht: parsed.value.yacht };
  });
}

const SHARED = (at: number) => `Name ${at}: her tanks last the whole way to Antigua and back, ${at} days.`;

test('LO8 names a wording that six yachts share once a language, whole, with the yachts that have it', () => {
  const [first, ...others] = linesOf(repeatedRuns(fleetOf(6, SHARED)));
  expect(first).toBe(
    'warning yachts/0.json story.en: “her tanks last the whole way to antigua and back” is also in yachts/1.json, yachts/2.json, yachts/3.json, in 6 yachts in all',
  );
  expect(others.some((line) => line.includes('story.es'))).toBe(true);
  expect(others).toHaveLength(1);
});

test('LO8 accepts the wording in five yachts, and shorter runs in any number', () => {
  expect(repeatedRuns(fleetOf(5, SHARED))).toEqual([]);
  expect(repeatedRuns(fleetOf(9, (at) => `She has ${at} decks of teak to Antigua ${at}.`))).toEqual([]);
});
