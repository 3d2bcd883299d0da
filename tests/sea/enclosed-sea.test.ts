import { expect, test } from 'vitest';
import { ChartRouteFinder } from '../../core/sea/chart-route-finder.ts';
import { readRealSea } from './real-sea.ts';

const { chart, graph } = readRealSea();
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
    expect(lines).toBeLessThan(80_000);
  },
);

test('CF3: water beyond a basin that sees no waypoint is found, as outside the harbour of Mindelo', () => {
  const outside = sea.waterNear({ latitude: 16.89, longitude: -25 });
  expect(outside?.latitude).toBeCloseTo(16.97, 2);
  expect(outside?.longitude).toBeCloseTo(-25, 0);
});
