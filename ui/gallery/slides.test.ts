import { describe, expect, test } from 'vitest';
import type { PictureView } from '../components/picture-view.ts';
import { slideOf } from './slides.ts';

const BOW: PictureView = {
  src: 'https://cdn.example/bow?v=2',
  kind: 'photograph',
  width: 3000,
  height: 2000,
  alt: 'The bow',
  placeholder: null,
};

describe('ME5 a picture in the viewer', () => {
  test('has the format that the browser has already used, in the width of the window', () => {
    const slide = slideOf(BOW, 'avif');
    expect(slide).toMatchObject({ alt: 'The bow', width: 1440, height: 960 });
    expect(slide.src).toBe('https://cdn.example/bow?v=2&width=1440&height=960&preset=gallery&format=avif');
    expect(slide.srcset?.match(/\d+w/g)).toEqual(['480w', '720w', '960w', '1440w']);
  });

  test('is no larger than its original', () => {
    expect(slideOf({ ...BOW, width: 1000, height: 1500 }, null)).toMatchObject({ width: 960, height: 1440 });
  });

  test('is full size for a drawing', () => {
    const plan = { ...BOW, src: '/plan.svg', kind: 'drawing', width: 1296, height: 400 } as const;
    expect(slideOf(plan, 'avif')).toEqual({ src: '/plan.svg', alt: 'The bow', width: 2880, height: 889 });
  });
});
