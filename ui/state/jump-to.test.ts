import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeSection, isJumpToMenuPinned } from './jump-to.ts';

const page = (...tops: readonly number[]) => tops.map((top, at) => ({ id: 'abcdef'.charAt(at), top }));

test.each<[string, number[], number, string | null]>([
  ['no section', [], 800, null],
  ['all below half the viewport', [401, 900], 800, null],
  ['one at half exactly', [400], 800, null],
  ['one just above half', [399.9], 800, 'a'],
  ['the last above half, others below', [-900, -100, 399, 400, 900], 800, 'c'],
  ['all above the viewport', [-900, -500], 800, 'b'],
  ['the last in page order, though another is lower', [300, 100, 500], 800, 'b'],
  ['one after a section that is below', [500, 100], 800, 'b'],
  ['half of an odd height', [300.4], 601, 'a'],
])('CO9 the active section with %s', (_, tops, height, id) => {
  expect(activeSection(page(...tops), height)).toBe(id);
});

test('CO9 nothing after the active section is above half, and the active one is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2000, max: 2000 }), { maxLength: 6 }), fc.nat(2000), (tops, height) => {
      const sections = page(...tops);
      const id = activeSection(sections, height);
      const at = sections.findIndex((section) => section.id === id);
      if (id !== null) expect(sections[at]?.top).toBeLessThan(height / 2);
      for (const { top } of sections.slice(at + 1)) expect(top).toBeGreaterThanOrEqual(height / 2);
    }),
  );
});

test.each([
  [120, false],
  [0.5, false],
  [0, true],
  [-0.5, true],
  [-300, true],
])('CO9 a menu %d px from the top is pinned: %s', (top, pinned) => {
  expect(isJumpToMenuPinned(top)).toBe(pinned);
});
