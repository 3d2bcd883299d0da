import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESIZE_DEBOUNCE_MS, SCROLL_THROTTLE_MS, SLIDER_TRANSITION_MS } from './timings.ts';

test('UI3 throttles scroll at 200 ms, debounces resize at 100 ms, animates sliders in 1000 ms', () => {
  expect([SCROLL_THROTTLE_MS, RESIZE_DEBOUNCE_MS, SLIDER_TRANSITION_MS]).toEqual([200, 100, 1000]);
});

test('UI3 the theme animates sliders as long as the code waits for them', () => {
  const written = /--t-slider: (\d+)ms;/.exec(readFileSync('ui/styles/theme.css', 'utf8'))?.[1];
  expect(Number(written)).toBe(SLIDER_TRANSITION_MS);
});

test('LK5 a navigation shows progress after 100 ms', () => {
  const [rule = ''] = /\.progress\[data-on\] \{[^}]*\}/.exec(readFileSync('ui/styles/shell.css', 'utf8')) ?? [];
  expect(rule).toMatch(/\b100ms\b/);
});
