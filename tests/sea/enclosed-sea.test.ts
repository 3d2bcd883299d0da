import { expect, test } from 'vitest';
import { ChartRouteFinder } from '../../core/sea/chart-route-finder.ts';
import { readRealSea } from './real-sea.ts';

const { chart, graph } = readRealSea();
/** Lines over the chart for one place: a thirteenth of what trying all water within twelve miles takes. */
const MAX_LINES = 200_000;
let lines = 0;
chart.isClear = ((isClear) => (from, to) => {
  lines += 1;
  return isClear.call(chart, from, to);
})(chart.isClear);
const sea = new ChartRouteFinder({ chart, graph });

test.each([
  ['in the middle', 46, 36.5],
  ['near Mariupol', 47.09, 37.55],
  ['near Taganrog', 47.2, 38.95],
])(
  'CF3: no way leads into the Sea of Azov, and a place %s is known so after few lines over the chart',
  (_, latitude, longitude) => {
    lines = 0;
    expect(sea.waterNear({ latitude, longitude })).toBeNull();
    expect(lines).toBeLessThan(MAX_LINES);
  },
);

test.each([
  ['the strait of Kerch, far from the lagoon it lies in', 45.4398, 36.6264],
  ['the strait of Kerch, on its other side', 45.4539, 36.6192],
  ['Mobile Bay', 30.4137, -88.081],
  ['the Oslofjord', 59.5573, 10.5864],
  ['the coast of Mississippi', 30.4042, -88.2866],
  ['the Chesapeake', 37.577, -76.4664],
])('CF3: water is found after few lines near %s', (_, latitude, longitude) => {
  lines = 0;
  expect(sea.waterNear({ latitude, longitude })).not.toBeNull();
  expect(lines).toBeLessThan(MAX_LINES);
});

test('CF3: water beyond a basin that sees no waypoint is found, as outside the harbour of Mindelo', () => {
  const outside = sea.waterNear({ latitude: 16.89, longitude: -25 });
  expect(outside?.latitude).toBeCloseTo(16.97, 2);
  expect(outside?.longitude).toBeCloseTo(-25, 0);
});
