import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './Picture.tsx';
import type { PictureView } from './picture-view.ts';

const AURORA: PictureView = {
  src: '/media/aurora.webp',
  kind: 'photograph',
  width: 2400,
  height: 1350,
  alt: 'Aurora at “anchor”',
  placeholder: 'fL',
};

const draw = (picture: Partial<PictureView>, preset: 'card' | 'hero' | 'gallery' | 'thumb', more = {}) =>
  renderToStaticMarkup(<Picture picture={{ ...AURORA, ...picture }} preset={preset} sizes="50vw" {...more} />);
const attribute = (markup: string, name: string) => new RegExp(`<img[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];

describe('ME3 a photograph', () => {
  test('has AVIF, WebP and JPEG sources in the widths of its use', () => {
    const markup = draw({}, 'card');
    const sources = [...markup.matchAll(/<source type="image\/avif" srcSet="([^"]*)" sizes="50vw"/g)];
    expect(sources).toHaveLength(1);
    const widths = ['480w', '720w', '960w'];
    expect(sources[0]?.[1]?.match(/\d+w/g)).toEqual(widths);
    expect(attribute(markup, 'srcSet')?.match(/\d+w/g)).toEqual(widths);
    expect(attribute(markup, 'sizes')).toBe('50vw');
    expect(attribute(markup, 'src')).toBe('/media/aurora.webp?width=960&amp;height=640&amp;preset=card');
    expect(attribute(markup, 'srcSet')).not.toContain('format=');
  });

  test.each<['card' | 'hero' | 'gallery' | 'thumb', Partial<PictureView>, string, string]>([
    ['card', {}, '960', '640'],
    ['hero', {}, '960', '600'],
    ['thumb', {}, '320', '213'],
    ['gallery', {}, '960', '540'],
    ['gallery', { width: 900, height: 1600 }, '720', '1280'],
    ['card', { width: 200, height: 100 }, '480', '320'],
  ])('has its dimensions as a %s: %o, %s by %s', (preset, picture, width, height) => {
    const markup = draw(picture, preset);
    expect([attribute(markup, 'width'), attribute(markup, 'height')]).toEqual([width, height]);
  });

  test('has its placeholder colours, or none', () => {
    expect(attribute(draw({}, 'card'), 'data-tone')).toBe('fL');
    expect(draw({ placeholder: null }, 'card')).not.toContain('data-tone');
    expect(draw({}, 'card')).not.toContain('style=');
  });

  test('loads lazily, unless it is the largest paint', () => {
    const loadingAttributes = (markup: string) =>
      ['loading', 'decoding', 'fetchPriority'].map((name) => attribute(markup, name));
    expect(loadingAttributes(draw({}, 'card'))).toEqual(['lazy', 'async', undefined]);
    expect(loadingAttributes(draw({}, 'card', { eager: true }))).toEqual([undefined, 'async', undefined]);
    expect(loadingAttributes(draw({}, 'hero', { first: true }))).toEqual([undefined, undefined, 'high']);
  });
});

test('ME1 shows a drawing unchanged', () => {
  const drawing = {
    src: '/media/drawings/y1/scene.svg?v=1',
    kind: 'drawing',
    width: 1440,
    height: 960,
    placeholder: null,
  } as const;
  expect(draw(drawing, 'card')).toBe(
    '<img src="/media/drawings/y1/scene.svg?v=1" width="1440" height="960" alt="Aurora at “anchor”" loading="lazy" decoding="async"/>',
  );
});
