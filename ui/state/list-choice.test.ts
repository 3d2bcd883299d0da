import { describe, expect, test } from 'vitest';
import { NO_CHOICE, nextChoice } from './list-choice.ts';

describe('SE8 arrow keys in a list below a field', () => {
  test.each([
    ['ArrowDown', NO_CHOICE, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, NO_CHOICE],
    ['ArrowUp', NO_CHOICE, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, NO_CHOICE],
    ['Home', 2, 0],
    ['End', 0, 2],
    // The field's own, as long as no row is chosen.
    ['Home', NO_CHOICE, null],
    ['End', NO_CHOICE, null],
    ['ArrowLeft', 1, null],
    ['a', 1, null],
    ['Enter', 1, null],
  ])('%s moves from row %i of three to %j', (key, current, next) => {
    expect(nextChoice(key, current, 3)).toBe(next);
  });

  test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('leaves %s in an empty list to the field', (key) => {
    expect(nextChoice(key, NO_CHOICE, 0)).toBeNull();
  });
});
