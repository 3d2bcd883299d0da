import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './close-on-back.ts';

/** A window with only a session history. */
class Walked extends EventTarget {
  readonly entries = ['/yacht/'];
  at = 0;
  readonly history = {
    pushState: (_state: object, _title: string, url: string) => {
      this.entries.splice(++this.at, Infinity, url);
    },
    back: () => {
      this.at -= 1;
      this.dispatchEvent(new Event('popstate'));
    },
  };
}

let walked = new Walked();
beforeEach(() => {
  walked = new Walked();
  vi.stubGlobal('window', walked);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('ME5 going back closes the overlay once', () => {
  const onBack = vi.fn();
  closeOnBack(onBack);
  expect(walked.at).toBe(1);
  walked.history.back();
  expect([walked.at, onBack.mock.calls.length]).toEqual([0, 1]);
  walked.history.pushState({}, '', '/elsewhere/');
  walked.history.back();
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('ME5 closing otherwise leaves no history entry behind', () => {
  const onBack = vi.fn();
  const release = closeOnBack(onBack);
  release();
  release();
  expect([walked.at, onBack.mock.calls.length]).toEqual([0, 0]);
});

test('ME5 takes no second step once going back has closed it', () => {
  const release = closeOnBack(() => release());
  walked.history.back();
  expect(walked.at).toBe(0);
});
