import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ZOOM_LEVELS } from '../../core/search/query/fleet-zoom.ts';
import { isAtBound, scaleBar, zoomedFactor, zoomFactor } from './scale-bar.ts';

const RULES = readFileSync('public/fleet-to-scale.css', 'utf8');

/** Returns the properties that the style sheet gives a level. */
function styled(level: number, feet: boolean) {
  let [k, bar] = [1, 0];
  for (const [, selector = '', body = ''] of RULES.matchAll(/(\.fl-[^{}]*)\{([^}]*)\}/g)) {
    if (!selector.includes(`.fl-z${level}`) || (selector.includes('.fl-ft') && !feet)) continue;
    k = Number(/--k: ([\d.]+)/.exec(body)?.[1] ?? k);
    bar = Number(/--bar: ([\d.]+)/.exec(body)?.[1] ?? bar);
  }
  return { k, bar };
}

test.each(ZOOM_LEVELS)('CF4 level %d is as large by links as by the script, with the same scale bar', (level) => {
  for (const unit of ['meters', 'feet'] as const) {
    const { k, bar } = styled(level, unit === 'feet');
    expect(k).toBeCloseTo(zoomFactor(level), 3);
    expect(bar).toBeCloseTo(scaleBar(zoomFactor(level), unit).meters, 5);
  }
});

test('CF4 the zoom ends at the first and the last level', () => {
  expect(zoomedFactor(zoomFactor(6), 1)).toBe(zoomFactor(6));
  expect(zoomedFactor(zoomFactor(1), -3)).toBe(zoomFactor(1));
  expect([isAtBound(zoomFactor(1), -1), isAtBound(zoomFactor(1), 1)]).toEqual([true, false]);
});

test('CF4 a scale bar is a round length that gets shorter as drawings get larger', () => {
  expect(ZOOM_LEVELS.map((level) => scaleBar(zoomFactor(level), 'meters').text)).toEqual(
    [50, 20, 20, 10, 5, 5].map((length) => `${length}\u00a0m`),
  );
  expect(ZOOM_LEVELS.map((level) => scaleBar(zoomFactor(level), 'feet').text)).toEqual(
    [100, 100, 50, 25, 25, 25].map((length) => `${length}\u00a0ft`),
  );
});
