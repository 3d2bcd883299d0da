import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaAt, charterYacht, estimated, lineOf } from '../../core/estimate/estimate.fixture.ts';
import { parseCharterTerms } from '../../core/records/parse-charter-terms.ts';
import { realSea } from './real-sea.ts';

const sea = realSea();

function terms() {
  const file = new URL('../../content/charter-terms.json', import.meta.url);
  const parsed = parseCharterTerms(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.terms === null) throw new Error(JSON.stringify(parsed.warnings));
  return parsed.terms;
}

/** Nautical miles from port to port, in round figures; the straight line of each crosses land. */
describe('PR5 a delivery is as long as the sea route around the land', () => {
  test.each([
    ['italian-riviera', 'split', 'portofino', 900],
    ['norwegian-fjords', 'split', 'bergen', 3250],
    ['norwegian-fjords', 'antibes', 'bergen', 2590],
    // The area's own position lies in the mountains of the island.
    ['corsica', 'antibes', 'ajaccio', 125],
  ])('%s to %s', (area, port, from, miles) => {
    const rules = { terms: terms(), sea, reach: null };
    const to = rules.terms.ports.find(({ id }) => id === port) ?? null;
    const yacht = charterYacht({ cruising: { summer: [areaAt(area, null)], winter: [] } });
    const passage = lineOf(estimated({ port: to, delivery: true }, yacht, rules), 'delivery')?.passage;
    expect(passage?.from[0]).toEqual(rules.terms.ports.find(({ id }) => id === from)?.name);
    expect(Math.abs((passage?.miles ?? 0) - miles) / miles).toBeLessThan(0.06);
  });
});
