import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsInOrder } from './story-positions.ts';

test.each([
  ['new ones leave gaps', [undefined, undefined, undefined], [10, 20, 30]],
  ['those in order stay', [10, 20, 35], [10, 20, 35]],
  ['a first one finds room', [undefined, 10, 20], [5, 10, 20]],
  ['one that went to the end moves alone', [20, 30, 40, 10], [20, 30, 40, 50]],
  ['one that came from the end moves alone', [40, 10, 20, 30], [5, 10, 20, 30]],
  ['without room the next one moves, too', [1, undefined, 2, 30], [1, 10, 20, 30]],
  ['equal ones are in no order', [10, 10, 20], [5, 10, 20]],
  ['what stands before the first place moves', [undefined, -20, 5], [1, 3, 5]],
])('CM1 positions: %s', (_, current, wanted) => {
  expect(positionsInOrder(current)).toEqual(wanted);
});

test('CM1 positions are whole and increase, whatever they were, and those in order stay', () => {
  const anyList = fc.array(fc.option(fc.integer({ min: -30, max: 60 }), { nil: undefined }), { maxLength: 20 });
  fc.assert(
    fc.property(anyList, (current) => {
      const positions = positionsInOrder(current);
      expect(positions.length).toBe(current.length);
      expect(positions.every((one, at) => Number.isInteger(one) && one > (positions[at - 1] ?? 0))).toBe(true);
      expect(positionsInOrder(positions)).toEqual(positions);
    }),
  );
});
