import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced, throttled } from './event-rate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function eachTenth(run: () => void, times: number): void {
  for (let time = 0; time < times; time += 1) {
    run();
    vi.advanceTimersByTime(10);
  }
}

test('UI3 throttles scroll events to one run in 200 ms and one after the last', () => {
  const work = vi.fn();
  eachTenth(throttled(work, 200).run, 45);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('UI3 debounces resize events to one run 100 ms after the last', () => {
  const work = vi.fn();
  eachTenth(debounced(work, 100).run, 45);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(90);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([throttled, debounced])('UI3 cancels a pending run', (rated) => {
  const work = vi.fn();
  const { run, cancel } = rated(work, 100);
  run();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
  run();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
