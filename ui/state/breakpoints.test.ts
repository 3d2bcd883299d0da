import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIDE_SCREEN_MIN_PX } from './breakpoints.ts';

/** UI3: least widths of the window in CSS pixels. */
const BREAKPOINTS = { xs: 375, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440, '3xl': 1600 };
const THEME = readFileSync('ui/styles/theme.css', 'utf8');

test('UI3 xs 375, sm 640, md 768, lg 1024, xl 1280, 2xl 1440, 3xl 1600', () => {
  const named = [...THEME.matchAll(/--breakpoint-([\w-]+): (\d+)px;/g)].map(([, name, width]) => [name, Number(width)]);
  expect(Object.fromEntries(named)).toEqual(BREAKPOINTS);
});

test('UI3 filters are beside the list from lg on', () => {
  expect(WIDE_SCREEN_MIN_PX).toBe(BREAKPOINTS.lg);
});

test('UI3 the theme changes at no other width', () => {
  const widths = [...THEME.matchAll(/@media \(min-width: ([^)]+)\)/g)].map(([, width]) => width);
  expect(widths.length).toBeGreaterThan(0);
  const ours = Object.values(BREAKPOINTS).map((width) => `${width}px`);
  for (const width of widths) expect(ours).toContain(width);
});
