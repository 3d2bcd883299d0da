import { expect, test } from 'vitest';
import { BUTTON_SIZES, BUTTON_STATES, BUTTON_TYPES } from './button.ts';

test('CO4 the types, sizes and states are those of the specification', () => {
  expect(BUTTON_TYPES.join(' ')).toBe('button submit reset');
  expect(BUTTON_SIZES.join(' ')).toBe('xs sm md lg');
  expect(BUTTON_STATES.join(' ')).toBe('default active disabled attention success hover');
});
