import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textCost } from '../../../core/search/text/text-cost.ts';
import { hasBit } from '../columns/bits.ts';
import { Slices } from '../slices.ts';
import { TextIndex } from './text-index.ts';

/** Few letters, so that words begin alike, are forms of each other and an edit apart. */
const word = fc.stringMatching(/^[abcesyz2]{1,8}$/);
const rows = fc.array(
  fc.tuple(word, word, word).map((fields) => fields.map((one) => [one])),
  { maxLength: 40 },
);

test('SE1 the index finds what the rules of the core find, at the same costs', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { minLength: 8 }),
      async (all, questions) => {
        const index = await TextIndex.build(all, new Slices());
        for (const asked of questions) {
          const found = index.find(asked);
          const costs = all.map((_, row) => (found && hasBit(found.rows, row) ? found.costs[row] : null));
          expect(costs).toEqual(all.map((words) => textCost(words, asked)));
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('SE1 nothing asked is no search, and nothing to look in no trouble', async () => {
  const index = await TextIndex.build([], new Slices());
  expect(index.find([])).toBeNull();
  expect(index.find(['aurora'])?.rows).toHaveLength(0);
});
