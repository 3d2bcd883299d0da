import { expect, test } from 'vitest';
import { type InputEvent, keyboardMode } from './keyboard-mode.ts';

test('UI3 Tab turns keyboard use on', () => {
  expect(keyboardMode(false, { type: 'keydown', key: 'Tab' })).toBe(true);
  expect(keyboardMode(true, { type: 'keydown', key: 'Tab' })).toBe(true);
});

test('UI3 mouse down turns it off', () => {
  expect(keyboardMode(true, { type: 'mousedown' })).toBe(false);
  expect(keyboardMode(false, { type: 'mousedown' })).toBe(false);
});

test.each<InputEvent>([
  { type: 'keydown', key: 'Enter' },
  { type: 'keydown', key: 'tab' },
  { type: 'keydown' },
  { type: 'keyup', key: 'Tab' },
  { type: 'mouseup' },
  { type: 'mousemove' },
  { type: 'touchstart' },
  { type: 'focusin' },
])('UI3 %j changes nothing', (event) => {
  expect([keyboardMode(true, event), keyboardMode(false, event)]).toEqual([true, false]);
});
