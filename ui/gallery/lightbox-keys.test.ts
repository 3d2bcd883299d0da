import type PhotoSwipe from 'photoswipe';
import { describe, expect, test } from 'vitest';
import { pressKey } from './lightbox-keys.ts';

/** As much of the viewer as keys reach. */
class Viewer {
  at = 4;
  level = 1;
  readonly options = { zoomAnimationDuration: 333 };
  readonly currSlide: { isZoomable(): boolean; zoomLevels: { initial: number; max: number }; currZoomLevel: number };

  constructor(isZoomable = true) {
    const level = () => this.level;
    this.currSlide = {
      isZoomable: () => isZoomable,
      zoomLevels: { initial: 1, max: 4 },
      get currZoomLevel() {
        return level();
      },
    };
  }

  goTo(at: number) {
    this.at = at;
  }

  getNumItems() {
    return 12;
  }

  zoomTo(level: number) {
    this.level = level;
  }
}

const press = (viewer: Viewer, key: string, more: Partial<KeyboardEvent> = {}) =>
  pressKey(viewer as unknown as PhotoSwipe, { key, ...more } as KeyboardEvent);

describe('ME5 keys of the viewer', () => {
  test('Home and End lead to the first picture and the last', () => {
    const viewer = new Viewer();
    expect([press(viewer, 'End'), viewer.at]).toEqual([true, 11]);
    expect([press(viewer, 'Home'), viewer.at]).toEqual([true, 0]);
  });

  test('plus and minus zoom, as far as there is something to see', () => {
    const viewer = new Viewer();
    for (const key of ['+', '=', '+', '+', '+']) expect(press(viewer, key)).toBe(true);
    expect(viewer.level).toBe(4);
    for (const key of ['-', '_', '-', '-', '-']) expect(press(viewer, key)).toBe(true);
    expect(viewer.level).toBe(1);
  });

  test('a picture that cannot be zoomed is left as it is', () => {
    const viewer = new Viewer(false);
    expect([press(viewer, '+'), viewer.level]).toEqual([false, 1]);
  });

  test.each([
    ['+', { ctrlKey: true }],
    ['-', { metaKey: true }],
    ['Home', { altKey: true }],
    ['ArrowLeft', {}],
    ['a', {}],
  ])('%s with %o is the browser’s, or the viewer’s own', (key, more) => {
    const viewer = new Viewer();
    expect([press(viewer, key, more), viewer.at, viewer.level]).toEqual([false, 4, 1]);
  });
});
