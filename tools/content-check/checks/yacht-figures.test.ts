import { expect, test } from 'vitest';
import { parseYacht } from '../../../core/records/parse-yacht.ts';
import { sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import type { YachtRecord } from '../../content-records.ts';
import { linesOf, TODAY } from '../content-in.fixture.ts';
import { yachtFigures } from './yacht-figures.ts';

const CABINS = sampleYachtWire().cabins;

function figuresOf(change: Partial<YachtRecord>): string[] {
  const parsed = parseYacht(sampleYachtWire(change), new Map());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return linesOf(yachtFigures({ file: 'y', raw: null, yacht: parsed.value.yacht }, TODAY));
}

test('accepts a yacht of 60 m with usual figures, and one with none', () => {
  expect(figuresOf({ draftMeter: 3.3, economicalRange: 6000, refityear: 2020 })).toEqual([]);
  const none = { beamMeter: null, grossTonnage: null, maxSpeed: null, cruiseSpeed: null, cruiseRange: null };
  expect(figuresOf(none)).toEqual([]);
});

test.each<[string, Partial<YachtRecord>, string]>([
  ['the beam of a barge', { beamMeter: 25 }, 'beamMeter: 25: yachts of 60.5 m have about 10.8'],
  ['the draft of a dinghy', { draftMeter: 0.5 }, 'draftMeter: 0.5: yachts of 60.5 m have about 3.3'],
  ['a tonnage with an extra digit', { grossTonnage: 11000 }, 'grossTonnage: 11000: yachts of 60.5 m have about 955'],
  [
    'the crew of a ferry',
    { crew: { numberofcrews: 90, chartercrew: 9 } },
    'crew.numberofcrews: 90: yachts of 60.5 m have about 16',
  ],
  [
    'more guests than certified',
    { loaMeter: 59, guests: { total: 14, sleeping: 14, cruising: 14 } },
    'guests.cruising: 14: at 59 m at most 12 may be under way',
  ],
  [
    'more beds than guests',
    { guests: { total: 10, sleeping: 12, cruising: 10 } },
    'guests.sleeping: 12 sleep, of 10 in all',
  ],
  [
    'staterooms that differ from her cabins',
    { cabins: { ...CABINS, staterooms: 8 } },
    'cabins.staterooms: 8, and the cabins by bed are 6',
  ],
  [
    'more cabins for charter than she has',
    { cabins: { ...CABINS, chartercabins: 7 } },
    'cabins.chartercabins: 7, and there are 6 in all',
  ],
  ['a cruising speed above the full speed', { cruiseSpeed: 17 }, 'cruiseSpeed: 17 is above her maxSpeed, 16'],
  ['a speed in km/h', { maxSpeed: 75 }, 'maxSpeed: 75 knots: 60 is what the fastest make'],
  ['the range of a tender', { cruiseRange: 50 }, 'cruiseRange: 50 nautical miles: 150 to 15000 are usual'],
  [
    'an economy speed that burns more',
    { economicalRange: 4000 },
    'economicalRange: 4000 is less than at cruising speed, 5000',
  ],
  ['a mistyped year', { builtyear: 2062 }, 'builtyear: 2062 is far ahead'],
])('YA1 reports %s', (_, change, line) => {
  expect(figuresOf(change)).toEqual([`warning y ${line}`]);
});

test('accepts a sailing yacht deeper and lighter than a motor yacht of her length', () => {
  expect(figuresOf({ type: 'sail', draftMeter: 7, grossTonnage: 500 })).toEqual([]);
  expect(figuresOf({ type: 'motor', draftMeter: 8, grossTonnage: 500 })).toHaveLength(1);
});
