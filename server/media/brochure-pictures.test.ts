import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MediaRequest } from '../../adapters/media-files/media-answer.ts';
import { withMeasures } from '../../adapters/media-files/media-folder.fixture.ts';
import { createLoadPicture } from './brochure-pictures.ts';
import type { AnswerMedia } from './media-route.ts';

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path d="M0 0h16v10H0z" fill="#10243a"/></svg>`;
const answerMedia: AnswerMedia = async () => ({ status: 404, headers: {}, body: null });
const draw = async () => null;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24506b' } });
/** Across a page: 2480 pixels are 300 an inch. */
const pictureOf = (src: string) => ({ src, caption: '', width: 3000, height: 2000, printWidth: 2480 });
const PRINT = 'width=2480&height=1653&preset=print&format=jpeg';

describe('ME3 a brochure picture', () => {
  test('comes from the media pipeline in print size', async () => {
    const requests: MediaRequest[] = [];
    const picture = createLoadPicture({
      draw,
      answerMedia: async (request) => {
        requests.push(request);
        return { status: 200, headers: {}, body: Buffer.from('JPEG') };
      },
    });
    expect((await picture(pictureOf('/media/12345678/hero.webp')))?.toString()).toBe('JPEG');
    expect(requests.map(({ path, query }) => [path, query])).toEqual([['12345678/hero.webp', PRINT]]);
  });

  test.each([
    ['a narrower slot', { printWidth: 1920 }, 'width=1920&height=1280'],
    ['an original with fewer pixels', { width: 2000, height: 1250 }, 'width=1920&height=1200'],
    ['a small original', { width: 1440, height: 900 }, 'width=1440&height=900'],
  ])('has 300 pixels per inch, or as many as possible: %s', async (_, change, query) => {
    const requests: MediaRequest[] = [];
    const picture = createLoadPicture({
      draw,
      answerMedia: async (request) => {
        requests.push(request);
        return { status: 200, headers: {}, body: Buffer.from('JPEG') };
      },
    });
    await picture({ ...pictureOf('/media/12345678/hero.webp'), ...change });
    expect(requests[0]?.query).toBe(`${query}&preset=print&format=jpeg`);
  });

  test('comes from the media service only, whatever that sends', async () => {
    const requests: string[] = [];
    const webp = await sharp(Buffer.from(SCENE)).webp().toBuffer();
    const picture = createLoadPicture({
      answerMedia,
      draw,
      origins: ['https://media.example'],
      fetch: async (address) => {
        requests.push(String(address));
        return requests.length > 1 ? new Response(null, { status: 503 }) : new Response(new Uint8Array(webp));
      },
    });
    const here = pictureOf('https://media.example/a.webp');
    expect(await sharp((await picture(here)) ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg' });
    await expect(picture(here)).rejects.toThrow('503');
    expect(await picture(pictureOf('https://elsewhere.example/a.webp'))).toBeNull();
    expect(requests).toEqual(Array(2).fill(`https://media.example/a.webp?${PRINT}`));
  });

  test('is rotated upright when the media service sends the original', async () => {
    const original = await plain(800, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const fetch = async () => new Response(new Uint8Array(original));
    const picture = createLoadPicture({ answerMedia, draw, origins: ['https://media.example'], fetch });
    const file = await picture(pictureOf('https://media.example/a.jpg'));
    expect(await sharp(file ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 500, height: 800 });
  });

  test.each<[string, (png: Buffer) => Buffer, RegExp]>([
    ['a drawing', () => Buffer.from(SCENE), /^svg is not a photograph format/],
    ['one of too many pixels', (png) => withMeasures(png, 16_000, 5000), /^16000 × 5000 pixels are too many/],
    ['one that takes much memory', (png) => withMeasures(png, 8000, 8000, 16), /^takes 384 MB to decode/],
  ])('ME3 is not read from %s that the media service sends', async (_, fileFrom, why) => {
    const file = fileFrom(await plain(8, 5).png().toBuffer());
    const fetch = async () => new Response(new Uint8Array(file));
    const picture = createLoadPicture({ answerMedia, draw, origins: ['https://media.example'], fetch });
    await expect(picture(pictureOf('https://media.example/a.jpg'))).rejects.toThrow(why);
  });

  test('ME3 is decoded when those that the media service sent before are done', async () => {
    const files = new Map([2400, 8].map((width) => [width, plain(width, width).png().toBuffer()]));
    const fetch = async (address: unknown) =>
      new Response(new Uint8Array((await files.get(Number(/\d+/.exec(String(address))?.[0]))) ?? Buffer.alloc(0)));
    const picture = createLoadPicture({ answerMedia, draw, origins: ['https://media.example'], fetch });
    await Promise.all(files.values());
    const ended: number[] = [];
    const load = (width: number) =>
      picture(pictureOf(`https://media.example/${width}.png`)).then(() => ended.push(width));
    await Promise.all([load(2400), load(8)]);
    expect(ended).toEqual([2400, 8]);
  });

  test('is abandoned when the media service never stops sending', async () => {
    const endless = new ReadableStream({ pull: (sending) => sending.enqueue(new Uint8Array(1_000_000)) });
    const fetch = async () => new Response(endless);
    const picture = createLoadPicture({ answerMedia, draw, origins: ['https://media.example'], fetch });
    await expect(picture(pictureOf('https://media.example/a.jpg'))).rejects.toThrow('more than');
  });

  test('is not asked for while the media service fails, unlike a file that it refuses', async () => {
    let asked = 0;
    let status = 404;
    const fetch = async () => {
      asked += 1;
      return new Response(null, { status });
    };
    const picture = createLoadPicture({ answerMedia, draw, origins: ['https://media.example'], fetch });
    const here = pictureOf('https://media.example/a.webp');
    for (let time = 1; time <= 5; time += 1) await expect(picture(here)).rejects.toThrow('404');
    status = 503;
    for (let time = 1; time <= 3; time += 1) await expect(picture(here)).rejects.toThrow('503');
    await expect(picture(here)).rejects.toThrow('breaker is open');
    expect(asked).toBe(8);
  });

  test.each(['/media/12345678/gone.webp', 'a.jpg'])('ME1 is omitted when unavailable: %s', async (src) => {
    expect(await createLoadPicture({ answerMedia, draw })(pictureOf(src))).toBeNull();
  });

  test('is a JPEG at 300 pixels per inch for a drawing', async () => {
    const drawn: string[] = [];
    const picture = createLoadPicture({
      answerMedia,
      draw: async (yacht, kind) => {
        drawn.push(`${yacht} ${kind}`);
        return SCENE;
      },
    });
    const file = await picture(pictureOf('/media/drawings/a%2Fb/scene-16x10.svg?v=2026-01-01'));
    expect(drawn).toEqual(['a/b scene-16x10']);
    expect(await sharp(file ?? Buffer.alloc(0)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2480,
      height: 1550,
    });
  });

  test('is omitted when the drawing cannot be rendered', async () => {
    const picture = createLoadPicture({ answerMedia, draw });
    expect(await picture(pictureOf('/media/drawings/aurora/scene-16x10.svg'))).toBeNull();
    expect(await picture(pictureOf('/media/drawings/aurora/portrait.svg'))).toBeNull();
  });
});
