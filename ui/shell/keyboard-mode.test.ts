import { expect, test } from 'vitest';
import { type KeyboardModeEvent, nextKeyboardMode } from './keyboard-mode.ts';

test('UI3 Tab turns keyboard use on', () => {
  expect(nextKeyboardMode(false, { type: 'keydown', key: 'Tab' })).toBe(true);
  expect(nextKeyboardMode(true, { type: 'keydown', key: 'Tab' })).toBe(true);
});

test('UI3 mouse down turns it off', () => {
  expect(nextKeyboardMode(true, { type: 'mousedown' })).toBe(false);
  expect(nextKeyboardMode(false, { type: 'mousedown' })).toBe(false);
});

test.each<KeyboardModeEvent>([
  { type: 'keydown', key: 'Enter' },
  { type: 'keydown', key: 'tab' },
  { type: 'keydown' },
  { type: 'keyup', key: 'Tab' },
  { type: 'mouseup' },
  { type: 'mousemove' },
  { type: 'touchstart' },
  { type: 'focusin' },
])('UI3 %j changes nothing', (event) => {
  expect([nextKeyboardMode(true, event), nextKeyboardMode(false, event)]).toEqual([true, false]);
});
