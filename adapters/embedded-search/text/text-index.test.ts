import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { YachtWords } from '../../../core/search/searched-fields.ts';
import { textCost } from '../../../tests/fakes/search/text-cost.ts';
import { hasBit } from '../columns/bits.ts';
import { runAtOnce } from '../run-at-once.fixture.ts';
import { textIndex } from './text-index.ts';
import { type WordIndex, WordIndexBuilder } from './word-index.ts';

/** Words of few letters, so that many share beginnings and stems or are one edit apart. */
const word = fc.stringMatching(/^[abcesyz2]{1,8}$/);
const rows = fc.array(
  fc.tuple(word, word, word).map((fields) => fields.map((one) => [one])),
  { maxLength: 40 },
);

function wordsOf(all: readonly YachtWords[]): WordIndex {
  const words = new WordIndexBuilder();
  for (const fields of all) words.add(fields);
  return runAtOnce(words.build());
}

test('SE1 finds what the core rules find, at the same cost, among the yachts offered', () => {
  fc.assert(
    fc.property(
      rows,
      fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { minLength: 8 }),
      fc.nat(),
      (all, questions, withheld) => {
        const offered = all.filter((_, row) => row % 8 !== withheld % 9);
        const places = Int32Array.from(all, (words) => offered.indexOf(words));
        const index = runAtOnce(textIndex(wordsOf(all), { size: offered.length, rows: places }));
        for (const question of questions) {
          const found = index.find(question);
          const costs = offered.map((_, row) => (found && hasBit(found.rows, row) ? found.costs[row] : null));
          expect(costs).toEqual(offered.map((words) => textCost(words, question)));
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('SE1 finds nothing without terms or in an empty index', () => {
  const index = runAtOnce(textIndex(wordsOf([]), { size: 0, rows: new Int32Array(0) }));
  expect(index.find([])).toBeNull();
  expect(index.find(['aurora'])?.rows).toHaveLength(0);
});
