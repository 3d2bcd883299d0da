import fc from 'fast-check';
import { demoTexts } from '../../tests/demo-texts.ts';
import { OPEN_SEA } from '../../tests/fakes/open-sea.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { bookOf } from '../price/price-book.fixture.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import {
  type CharterEstimate,
  charterEstimate,
  type EstimateLine,
  type EstimateRequest,
  type EstimateRules,
} from './charter-estimate.ts';
import { addDays, MAX_NIGHTS, parseStayDates, type Stay } from './stay.ts';

export const TODAY = '2026-11-22';

/** Builds an area at a position, or without one. */
export function areaAt(id: string, latitude: number | null, longitude = 0): CruisingArea {
  const name = demoTexts({ en: id, es: id });
  const position = latitude === null ? null : { latitude, longitude };
  return { id, name, aliases: [], region: { id: 'region', name, aliases: [] }, position, url: null };
}

export const SARONIC = areaAt('saronic-gulf', 37.55, 23.48);
export const FJORDS = areaAt('norwegian-fjords', 62.1, 6.7);
export const EXUMAS = areaAt('exumas', 24.18, -76.45);

/** Weekly rates of both seasons in EUR. */
export const RATES = {
  charterSummerHigh: 280_000,
  charterSummerLow: 210_000,
  charterWinterHigh: 140_000,
  charterWinterLow: 70_000,
};

/** Builds a motor yacht of twelve knots with these rates, in the Saronic in summer and in the Exumas in winter. */
export function charterYacht(change: Partial<Yacht> = {}): Yacht {
  return {
    ...sampleYacht(),
    prices: bookOf((currency) => (currency === 'eur' ? RATES : {})),
    cruising: { summer: [SARONIC], winter: [EXUMAS] },
    speeds: { max: 16, cruise: 12 },
    ...change,
  };
}

/** Builds a stay, and throws for dates that make none. */
export function stay(from: string, to: string): Stay {
  const found = parseStayDates({ from, to }, TODAY);
  if (!found.ok) throw new Error(`${from} to ${to}: ${JSON.stringify(found.error)}`);
  return found.value;
}

/** Builds a stay of `nights` nights. */
export function nightsFrom(from: string, nights: number): Stay {
  return stay(from, addDays(from, nights));
}

export const randomFrom: fc.Arbitrary<string> = fc.integer({ min: 0, max: 800 }).map((days) => addDays(TODAY, days));
export const randomNights = fc.integer({ min: 1, max: MAX_NIGHTS });

const rate = fc.integer({ min: 1, max: 5_000_000 });
/** Random rates of both seasons; high may be below low. */
export const randomRates = fc.record({
  charterSummerHigh: rate,
  charterSummerLow: rate,
  charterWinterHigh: fc.option(rate),
  charterWinterLow: rate,
});
export const randomPort = fc.option(fc.constantFrom(...SAMPLE_TERMS.ports));

/** Returns a port of the sample terms by its id; null for an unknown id. */
export const portOf = (id: string) => SAMPLE_TERMS.ports.find((port) => port.id === id) ?? null;
/** A week of summer from Athens, without delivery and gratuity. */
export const WEEK: EstimateRequest = {
  stay: stay('2027-07-03', '2027-07-10'),
  party: 8,
  port: portOf('athens'),
  delivery: false,
  gratuity: false,
};

/** The sample terms, on a sea without land. */
export const RULES: EstimateRules = { terms: SAMPLE_TERMS, sea: OPEN_SEA, reach: null };

/** Estimates a charter in EUR by the sample terms, and throws where there is no estimate. */
export function estimated(
  request: Partial<EstimateRequest> = {},
  yacht: Yacht = charterYacht(),
  rules: EstimateRules = RULES,
): CharterEstimate {
  const found = charterEstimate(yacht, { ...WEEK, ...request }, 'eur', rules);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

export function lineOf<Kind extends EstimateLine['kind']>({ lines }: CharterEstimate, kind: Kind) {
  return lines.find((line): line is Extract<EstimateLine, { kind: Kind }> => line.kind === kind);
}
