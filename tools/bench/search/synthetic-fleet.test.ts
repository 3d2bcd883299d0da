import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../core/text/fold-text.ts';
import { queryMix } from './query-mix.ts';
import { syntheticFleet } from './synthetic-fleet.ts';
import { textMix } from './text-mix.ts';

const fleet = syntheticFleet(1, 1_000);

describe('the fleet and the queries of the bench', () => {
  it('are the same for the same seed and differ for another', () => {
    const questions = queryMix(1, fleet, 50);
    expect(syntheticFleet(1, 50)).toEqual(fleet.slice(0, 50));
    expect(syntheticFleet(2, 20)).not.toEqual(fleet.slice(0, 20));
    expect(queryMix(1, fleet, 50)).toEqual(questions);
    expect(textMix(1, fleet, 50)).toEqual(textMix(1, fleet, 50));
  });

  it('are as varied as a real fleet', () => {
    const lengths = fleet.map(({ dimensions }) => dimensions.length).sort((a, b) => a - b);
    expect([lengths[0], lengths[500], lengths.at(-1)]).toEqual([24, expect.closeTo(38, 0), 103.4]);
    expect(new Set(fleet.map(({ builder }) => builder.name)).size).toBeGreaterThan(50);
    expect(new Set(fleet.flatMap(({ cruising }) => cruising.summer.map(({ id }) => id))).size).toBeGreaterThan(80);
    expect(new Set(fleet.flatMap(({ name }) => wordsOf(name))).size).toBeGreaterThan(700);
    expect(fleet.filter(({ poa }) => poa).length).toBeGreaterThan(50);
  });

  it('mistypes a text by one edit of one word, and names the yacht it means', () => {
    const byId = new Map(fleet.map((yacht) => [yacht.id, yacht]));
    for (const { text, slip, meant } of textMix(1, fleet, 200)) {
      const yacht = byId.get(meant);
      const meantWords = wordsOf(`${yacht?.builder.name} ${yacht?.name}`);
      const strange = wordsOf(text).filter((word) => !meantWords.includes(word));
      if (slip === 'exact') expect(strange).toEqual([]);
      else expect(strange.length).toBeLessThanOrEqual(1);
    }
  });
});
