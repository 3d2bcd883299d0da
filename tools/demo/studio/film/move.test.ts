import { expect, test } from 'vitest';
import { eased, frameBetween } from './move.ts';

const FROM = { x: 0, y: 60, width: 1440 };
const TO = { x: 160, y: 200, width: 1120 };

test('ME4 a move begins and ends at rest, and goes one way', () => {
  const way = Array.from({ length: 101 }, (_, step) => eased(step / 100));
  expect([way[0], way[50], way[100]]).toEqual([0, expect.closeTo(0.5), 1]);
  expect(way.every((part, step) => step === 0 || part > (way[step - 1] ?? 1))).toBe(true);
  expect((way[1] ?? 0) - 0).toBeLessThan(0.001);
  expect(1 - (way[99] ?? 0)).toBeLessThan(0.001);
});

test('ME4 the speed of a move changes little from frame to frame', () => {
  const speeds = Array.from({ length: 100 }, (_, step) => eased((step + 1) / 100) - eased(step / 100));
  const changes = speeds.slice(1).map((speed, step) => Math.abs(speed - (speeds[step] ?? 0)));
  expect(Math.max(...changes)).toBeLessThan(0.001);
});

test('ME4 a move goes from its first frame to its last, and what both show stays visible', () => {
  expect(frameBetween(FROM, TO, 0)).toEqual(FROM);
  expect(frameBetween(FROM, TO, 1)).toEqual({ x: 160, y: 200, width: expect.closeTo(1120) });
  const middle = frameBetween(FROM, TO, 0.5);
  expect(middle.width).toBeCloseTo(Math.sqrt(1440 * 1120));
  expect((middle.x - FROM.x) / (TO.x - FROM.x)).toBeCloseTo((middle.width - FROM.width) / (TO.width - FROM.width));
});

test('ME4 a move without zoom keeps its size', () => {
  expect(frameBetween({ x: 0, y: 0, width: 1200 }, { x: 100, y: 20, width: 1200 }, 0.5)).toEqual({
    x: expect.closeTo(50),
    y: expect.closeTo(10),
    width: 1200,
  });
});
