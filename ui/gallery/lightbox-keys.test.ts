import { describe, expect, test } from 'vitest';
import { handleLightboxKey, type KeyedViewer, type KeyPress } from './lightbox-keys.ts';

class Viewer implements KeyedViewer {
  at = 4;
  level = 1;
  milliseconds = 0;
  readonly options: KeyedViewer['options'] = { zoomAnimationDuration: 333 };
  readonly currSlide: NonNullable<KeyedViewer['currSlide']>;

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

  zoomTo(level: number, _center: undefined, milliseconds: number) {
    this.level = level;
    this.milliseconds = milliseconds;
  }
}

const press = (viewer: Viewer, key: string, held: Partial<KeyPress> = {}) =>
  handleLightboxKey(viewer, { key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('ME5 keys of the viewer', () => {
  test('Home and End move to the first and the last picture', () => {
    const viewer = new Viewer();
    expect([press(viewer, 'End'), viewer.at]).toEqual([true, 11]);
    expect([press(viewer, 'Home'), viewer.at]).toEqual([true, 0]);
  });

  test('plus and minus zoom within the limits', () => {
    const viewer = new Viewer();
    for (const key of ['+', '=', '+', '+', '+']) expect(press(viewer, key)).toBe(true);
    expect(viewer.level).toBe(4);
    for (const key of ['-', '_', '-', '-', '-']) expect(press(viewer, key)).toBe(true);
    expect([viewer.level, viewer.milliseconds]).toEqual([1, 333]);
  });

  test('ignores zoom for a picture that cannot be zoomed', () => {
    const viewer = new Viewer(false);
    expect([press(viewer, '+'), viewer.level]).toEqual([false, 1]);
  });

  test.each([
    ['+', { ctrlKey: true }],
    ['-', { metaKey: true }],
    ['Home', { altKey: true }],
    ['ArrowLeft', {}],
    ['a', {}],
  ])('leaves %s with %o to the browser or the viewer', (key, held) => {
    const viewer = new Viewer();
    expect([press(viewer, key, held), viewer.at, viewer.level]).toEqual([false, 4, 1]);
  });
});
