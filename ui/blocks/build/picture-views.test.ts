import { describe, expect, test } from 'vitest';
import type { VideoBlock } from '../../../core/content/blocks/picture-blocks.ts';
import { sampleAsset, sampleBlockContext } from '../../../tests/contract/sample-block-context.ts';
import { samplePage } from '../../../tests/contract/sample-content.ts';
import { galleryView, peoplePictureView, pictureView, podcastView, sliderView, videoView } from './picture-views.ts';

const UPRIGHT = { width: 900, height: 1600 };
const ASSETS = [
  sampleAsset('a1'),
  sampleAsset('a2'),
  sampleAsset('u1', UPRIGHT),
  sampleAsset('u2', UPRIGHT),
  sampleAsset('v1', { type: 'video', url: '/media/v1.mp4', vttSrc: '/media/v1.vtt', videoPoster: 'a2' }),
  sampleAsset('v2', { type: 'video', url: '/media/v2.mp4' }),
  sampleAsset('s1', { type: 'audio', url: '/media/s1.mp3', width: null, height: null }),
];
const CONTEXT = sampleBlockContext({ assets: ASSETS });
const at = (...images: readonly string[]) => images.map((image) => ({ image, caption: null }));

test('ME1 a picture that cannot be found leaves nothing of its block', async () => {
  const block = { type: 'picture', image: 'a1', caption: 'Aurora', width: 'full' } as const;
  expect(await pictureView(block, CONTEXT)).toMatchObject({
    figure: { picture: { src: '/media/a1.jpg', width: 1600, height: 900, alt: 'a1 seen' }, caption: 'Aurora' },
    width: 'full',
  });
  expect(await pictureView({ ...block, image: 'gone' }, CONTEXT)).toBeNull();
});

describe('CO1 a gallery', () => {
  const gallery = (...images: readonly string[]) =>
    galleryView({ type: 'gallery', title: 'Aboard', images: at(...images) }, CONTEXT);

  test('has the pictures that can be found, in their order', async () => {
    const figures = (await gallery('a2', 'gone', 's1', 'a1'))?.figures;
    expect(figures?.map(({ picture }) => picture.src)).toEqual(['/media/a2.jpg', '/media/a1.jpg']);
  });

  test.each<[readonly string[], boolean]>([
    [['a1'], true],
    [['u1', 'u2'], true],
    [['a1', 'u1'], false],
    [['a1', 'a2', 'u1'], true],
    [['a1', 'a2', 'u1', 'u2'], false],
    [['a1', 'gone', 'u1'], false],
  ])('CO10 %j is wide where one shape is at least twice the other: %s', async (images, wide) => {
    expect((await gallery(...images))?.wide).toBe(wide);
  });

  test('ME1 is nothing without a picture', async () => {
    expect(await gallery('gone', 's1')).toBeNull();
  });
});

test('CO1 a slider has the slides whose pictures can be found, with their links in the page’s language', async () => {
  const slide = (image: string, link: { text: string; href: string } | null = null) => ({
    image,
    title: image,
    text: 'T',
    link,
  });
  const slides = [slide('a1', { text: 'See', href: '/yates/' }), slide('gone'), slide('a2')];
  const context = sampleBlockContext({ assets: ASSETS, locale: 'es' });
  const view = await sliderView({ type: 'slider', title: 'A day', slides }, context);
  expect(view?.slides).toMatchObject([
    { title: 'a1', text: 'T', link: { text: 'See', href: '/es/yates/' }, picture: { alt: 'a1 visto' } },
    { title: 'a2', link: null },
  ]);
});

describe('ME4 a video', () => {
  const block: VideoBlock = {
    type: 'video',
    title: 'Under way',
    source: { kind: 'asset', video: 'v1' },
    poster: null,
    caption: 'Off Calvi',
  };
  const view = (change: Partial<VideoBlock>) => videoView({ ...block, ...change }, CONTEXT);

  test('of the library has its captions, and its own poster unless another is named', async () => {
    expect(await view({})).toMatchObject({
      id: 'under-way',
      source: { src: '/media/v1.mp4', captions: '/media/v1.vtt' },
      watch: null,
      poster: { src: '/media/a2.jpg' },
      caption: 'Off Calvi',
    });
    expect((await view({ poster: 'a1' })).poster?.src).toBe('/media/a1.jpg');
    expect(await view({ source: { kind: 'asset', video: 'v2' } })).toMatchObject({
      source: { captions: null },
      poster: null,
    });
  });

  test.each(['gone', 'a1', 's1'])('that is none, such as %s, is not played', async (video) => {
    expect(await view({ source: { kind: 'asset', video } })).toMatchObject({ source: null, watch: null });
  });

  test('at YouTube is watched there', async () => {
    const url = 'https://youtu.be/abcDEF_-123';
    expect(await view({ source: { kind: 'youtube', url }, poster: 'a1' })).toMatchObject({
      source: null,
      watch: { text: 'video.watch', href: url },
      poster: { src: '/media/a1.jpg' },
    });
  });
});

describe('CO1 an episode to hear', () => {
  const block = {
    type: 'podcast',
    title: null,
    audio: 's1',
    transcript: [
      { at: 0, speaker: 'Ana', text: 'Welcome.' },
      { at: 134.4, speaker: 'Bo', text: 'Thank you.' },
    ],
  } as const;

  test('says when what is said', async () => {
    expect(await podcastView(block, CONTEXT)).toMatchObject({
      src: '/media/s1.mp3',
      length: '',
      lines: [
        { at: 0, time: '0:00', speaker: 'Ana', text: 'Welcome.' },
        { at: 134.4, time: '2:14', speaker: 'Bo', text: 'Thank you.' },
      ],
    });
  });

  test('is as long as its page says', async () => {
    const details = { kind: 'podcast', number: 7, seconds: 3605, host: null } as const;
    const page = samplePage('seven', { en: 'seven', es: 'siete' }, { details });
    expect((await podcastView(block, sampleBlockContext({ assets: ASSETS, page }))).length).toBe('60:05');
  });

  test.each(['gone', 'v1'])('ME1 that is none, such as %s, is still read', async (audio) => {
    const view = await podcastView({ ...block, audio }, CONTEXT);
    expect([view.src, view.lines.length]).toEqual([null, 2]);
  });
});

test('CO1 each person has the portrait of the same place, an address or an asset, or none has one', async () => {
  const block = {
    type: 'people-picture',
    heading: 'The desk',
    textAlignment: 'right',
    fullNames: ['Ana', 'Bo', 'Cy'],
  } as const;
  const photos = async (photoUrls: readonly string[]) =>
    (await peoplePictureView({ ...block, photoUrls }, CONTEXT)).people.map(({ name, photo }) => [name, photo?.src]);
  expect(await photos(['/a.jpg', ASSETS[0]?.id ?? '', 'gone'])).toEqual([
    ['Ana', '/a.jpg'],
    ['Bo', ASSETS[0]?.url],
    ['Cy', undefined],
  ]);
  expect(await photos([])).toEqual([
    ['Ana', undefined],
    ['Bo', undefined],
    ['Cy', undefined],
  ]);
});
