import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';
import { sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { figuresOf } from '../../gallery/gallery-view.ts';
import type { BlockOf } from './block-context.ts';
import {
  galleryBlockView,
  peoplePictureView,
  pictureBlockView,
  podcastView,
  sliderView,
  videoView,
} from './picture-views.ts';

const UPRIGHT = { width: 900, height: 1600 };
const ASSETS = [
  sampleAsset('a1'),
  sampleAsset('a2'),
  sampleAsset('u1', UPRIGHT),
  sampleAsset('u2', UPRIGHT),
  sampleAsset('v1', {
    type: 'video',
    url: '/media/v1.mp4',
    vttSrc: demoTexts({ en: '/media/v1.en.vtt', es: '/media/v1.es.vtt' }),
    videoPoster: '/media/v1.still.jpg',
    width: 1920,
    height: 1080,
  }),
  sampleAsset('v2', { type: 'video', url: '/media/v2.mp4', width: null, height: null }),
  sampleAsset('s1', { type: 'audio', url: '/media/s1.mp3', width: null, height: null, bytes: 2_400_000 }),
];
const CONTEXT = sampleBlockContext({ assets: ASSETS });
const at = (...images: readonly string[]) => images.map((image) => ({ image, caption: null }));

test('ME1 leaves out a block with a missing picture', async () => {
  const block = { type: 'picture', image: 'a1', caption: 'Aurora', width: 'full' } as const;
  expect(await pictureBlockView(block, CONTEXT)).toMatchObject({
    figure: { picture: { src: '/media/a1.jpg', width: 1600, height: 900, alt: 'a1 seen' }, caption: 'Aurora' },
    width: 'full',
  });
  expect(await pictureBlockView({ ...block, image: 'gone' }, CONTEXT)).toBeNull();
});

describe('CO1 a gallery', () => {
  const gallery = (...images: readonly string[]) =>
    galleryBlockView({ type: 'gallery', title: 'Aboard', images: at(...images) }, CONTEXT);

  test('shows the available pictures in their order', async () => {
    const view = await gallery('a2', 'gone', 's1', 'a1');
    expect(view && figuresOf(view.gallery)).toMatchObject([
      { at: 0, picture: { src: '/media/a2.jpg' } },
      { at: 1, picture: { src: '/media/a1.jpg' } },
    ]);
  });

  test('CO10 places portraits side by side', async () => {
    expect((await gallery('u1', 'u2'))?.gallery.sections[0]?.rows.map(({ layout }) => layout)).toEqual(['two-tall']);
  });

  test('ME1 is null without a picture', async () => {
    expect(await gallery('gone', 's1')).toBeNull();
  });
});

test('CO1 a slider has the slides with available pictures, with links in the page’s language', async () => {
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
  const block: BlockOf<'video'> = {
    type: 'video',
    title: 'Under way',
    source: { kind: 'asset', video: 'v1' },
    poster: null,
    caption: 'Off Calvi',
  };
  const view = (change: Partial<BlockOf<'video'>>) => videoView({ ...block, ...change }, CONTEXT);

  test('of the library has captions in the page’s language, and its own still by default', async () => {
    expect(await view({})).toMatchObject({
      id: 'under-way',
      film: {
        kind: 'own',
        name: 'Under way',
        src: '/media/v1.mp4',
        type: 'video/mp4',
        captions: { src: '/media/v1.en.vtt', locale: 'en', label: 'video.captions' },
        poster: '/media/v1.still.jpg?width=960&height=600&preset=hero&format=jpeg',
        width: 1920,
        height: 1080,
      },
      caption: 'Off Calvi',
    });
    const poster = '/media/a1.jpg?width=960&height=540&preset=gallery&format=jpeg';
    expect((await view({ poster: 'a1' })).film).toMatchObject({ poster });
    expect((await view({ title: null, source: { kind: 'asset', video: 'v2' } })).film).toMatchObject({
      name: 'Off Calvi',
      captions: null,
      poster: null,
      width: 1280,
      height: 720,
    });
  });

  test('is in Spanish on a Spanish page', async () => {
    const spanish = sampleBlockContext({ assets: ASSETS, locale: 'es' });
    expect((await videoView(block, spanish)).film).toMatchObject({
      captions: { src: '/media/v1.es.vtt', locale: 'es' },
    });
  });

  test.each(['gone', 'a1', 's1'])('that is not a video, such as %s, is missing', async (video) => {
    expect((await view({ source: { kind: 'asset', video } })).film).toEqual({ kind: 'missing', poster: null });
  });

  test('at YouTube plays there on request', async () => {
    const url = 'https://youtu.be/abcDEF_-123';
    expect((await view({ source: { kind: 'youtube', url }, poster: 'a1' })).film).toMatchObject({
      kind: 'youtube',
      href: url,
      player: 'https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1&rel=0',
      poster: { src: '/media/a1.jpg' },
    });
  });
});

describe('CO1 an audio episode', () => {
  const block = {
    type: 'podcast',
    title: null,
    audio: 's1',
    transcript: [
      { at: 0, speaker: 'Ana', text: 'Welcome.' },
      { at: 134.4, speaker: 'Bo', text: 'Thank you.' },
    ],
  } as const;

  test('has the timestamp of each line', async () => {
    expect(await podcastView(block, CONTEXT)).toMatchObject({
      src: '/media/s1.mp3',
      file: { text: 'podcast.download', href: '/media/s1.mp3', note: 'MP3, 2.4\u00a0MB, 1 January 2026' },
      length: '',
      lines: [
        { at: 0, time: '0:00', speaker: 'Ana', text: 'Welcome.' },
        { at: 134.4, time: '2:14', speaker: 'Bo', text: 'Thank you.' },
      ],
    });
  });

  test('has the duration of its page', async () => {
    const details = { kind: 'podcast', number: 7, seconds: 3605, host: null } as const;
    const page = samplePage('seven', demoTexts({ en: 'seven', es: 'siete' }), { details });
    expect((await podcastView(block, sampleBlockContext({ assets: ASSETS, page }))).length).toBe('60:05');
  });

  test.each(['gone', 'v1'])('ME1 without a recording, such as %s, has its transcript', async (audio) => {
    const view = await podcastView({ ...block, audio }, CONTEXT);
    expect([view.src, view.file, view.lines.length]).toEqual([null, null, 2]);
  });
});

test('CO1 gives each person the portrait at the same index, a URL or an asset, or none', async () => {
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
