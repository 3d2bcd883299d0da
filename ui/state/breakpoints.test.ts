import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const THEME = readFileSync('ui/styles/theme.css', 'utf8');

test('UI3 xs 375, sm 640, md 768, lg 1024, xl 1280, 2xl 1440, 3xl 1600', () => {
  expect(BREAKPOINTS).toEqual({ xs: 375, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440, '3xl': 1600 });
});

test('UI3 the theme names the same breakpoints', () => {
  const named = [...THEME.matchAll(/--breakpoint-([\w-]+): (\d+)px;/g)].map(([, name, width]) => [name, Number(width)]);
  expect(Object.fromEntries(named)).toEqual(BREAKPOINTS);
});

test('UI3 the theme changes at no other width', () => {
  const widths = [...THEME.matchAll(/@media \(min-width: ([^)]+)\)/g)].map(([, width]) => width);
  expect(widths.length).toBeGreaterThan(0);
  const ours = Object.values(BREAKPOINTS).map((width) => `${width}px`);
  for (const width of widths) expect(ours).toContain(width);
});
