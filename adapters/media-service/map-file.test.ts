import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../core/media/media-asset.ts';
import { mapFile, mapGallery } from './map-file.ts';
import { addressReader } from './wire-values.ts';

const ORIGIN = 'https://cdn.example';
const readAddress = addressReader('https://media.example', new Set(['https://media.example', ORIGIN]));
const FILE = {
  uuid: '0b2c1703-18bb-8816-9c2f-0307b5f9f456',
  name: 'aurora-1.webp',
  type: 'image/webp',
  size: { bytes: 123_456 },
  url: { cdn: `${ORIGIN}/aurora-1.webp`, public: 'https://media.example/aurora-1.webp' },
  meta: { title: 'Aurora', description: { es: 'De noche' }, alt: { en: 'At anchor', es: 'Fondeado' } },
  hash: { blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' },
  info: { img_w: 1440, img_h: 900 },
  created_at: '2026-05-06T09:00:00.000Z',
};
const assetOf = (change: object) => {
  const mapped = mapFile({ ...FILE, ...change }, readAddress);
  return mapped.ok ? mapped.value.value : mapped.error;
};

describe('ME1 a file of the service', () => {
  test('becomes an asset with every field', () => {
    expect(assetOf({})).toEqual({
      id: FILE.uuid,
      fileId: FILE.uuid,
      type: 'image',
      url: FILE.url.cdn,
      name: 'aurora-1.webp',
      title: { en: 'Aurora', es: 'Aurora' },
      description: { en: 'De noche', es: 'De noche' },
      alt: { en: 'At anchor', es: 'Fondeado' },
      vttSrc: null,
      blurhash: FILE.hash.blurhash,
      videoPoster: null,
      videoProfileCharter: false,
      videoProfileSale: false,
      room: null,
      timeOfDay: null,
      width: 1440,
      height: 900,
      bytes: 123_456,
      createdAt: FILE.created_at,
    });
  });

  test('as a film has captions, a still and its markets', () => {
    const film = {
      type: 'VIDEO/mp4; codecs="avc1"',
      info: { img_w: 1, img_h: 1, video_w: 1280, video_h: 720, video_thumbnail: '/still.webp#t' },
      meta: { webvtt: { en: `${ORIGIN}/en.vtt` }, video_profile_charter: '1', video_profile_sale: 'false' },
    };
    expect(assetOf(film)).toMatchObject({
      type: 'video',
      width: 1280,
      height: 720,
      vttSrc: { en: `${ORIGIN}/en.vtt`, es: `${ORIGIN}/en.vtt` },
      videoPoster: 'https://media.example/still.webp',
      videoProfileCharter: true,
      videoProfileSale: false,
    });
  });

  test.each([
    [{ video_w: 1280, video_h: 720 }, 1280, 720],
    [{ video_w: 1280, video_h: 0, img_w: 640, img_h: 360 }, 640, 360],
    [{}, null, null],
    [null, null, null],
  ])('as a film of the size %j is %s wide and %s high', (info, width, height) => {
    expect(assetOf({ type: 'video/mp4', info })).toMatchObject({ width, height });
  });

  test.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['0', false],
    ['', false],
    [null, false],
    [[], false],
  ])('with the flag %j is made for a market: %s', (flag, expected) => {
    expect(assetOf({ meta: { video_profile_sale: flag } })).toMatchObject({ videoProfileSale: expected });
  });

  test.each([
    ['image/avif', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
    ['application/pdf', 'pdf'],
    [' Application/PDF ; charset=binary', 'pdf'],
  ])('of type %s has kind %s', (type, kind) => {
    expect(assetOf({ type })).toMatchObject({ type: kind });
  });

  test.each(['', 'image', 'image/', 'text/html', 'application/octet-stream', 'imagery/webp'])(
    'rejects type %j',
    (type) => {
      expect(assetOf({ type })).toBe(`has the unknown type "${type}"`);
    },
  );

  test('rejects a type that is no text, however deeply it is nested', () => {
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect([null, 7, {}, deep].map((type) => assetOf({ type }))).toEqual(Array(4).fill('has no type'));
  });

  test.each([
    [{ alt: '', title: 'Aurora' }, 'Aurora'],
    [{ alt: { es: ' ' }, title: null }, 'aurora-1'],
    [undefined, 'aurora-1'],
  ])('replaces missing alt text (%j) by %j', (meta, alt) => {
    expect(assetOf({ meta })).toMatchObject({ alt: { en: alt, es: alt } });
  });

  test.each([
    ['falls back from a missing text to the default language', { en: 'Sea' }, { en: 'Sea', es: 'Sea' }],
    ['falls back to any language', { es: 'Mar' }, { en: 'Mar', es: 'Mar' }],
    ['falls back to no text', { fr: 'Mer', en: 3 }, null],
  ])('%s', (_, description, expected) => {
    expect(assetOf({ meta: { description } })).toMatchObject({ description: expected });
  });

  test.each(['', 'L', 'LEHV6nWB2yk8pyo0adR*.7kCMdn', 'LEHV6nWB2yk8pyo0adR*.7kCMdn"', null, 7])(
    'drops the blurhash %j',
    (blurhash) => {
      expect(assetOf({ hash: { blurhash } })).toMatchObject({ blurhash: null });
    },
  );

  test.each([
    [
      { name: '', url: { public: '/a/b%20c.webp?w=1' } },
      { name: 'b%20c.webp', url: 'https://media.example/a/b%20c.webp?w=1' },
    ],
    [{ url: { cdn: null, public: FILE.url.public } }, { url: FILE.url.public }],
    [
      { size: { bytes: '12' }, created_at: 'yesterday' },
      { bytes: null, createdAt: '' },
    ],
  ])('reads %j as %j', (change, expected) => {
    expect(assetOf(change)).toMatchObject(expected);
  });
});

test('ME2 of a gallery with too many files, the first 300 are read and the rest are one problem', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => ({ ...FILE, uuid: String(at) }));
  const sections = [{ images: files(250) }, { images: files(22_000) }, { images: files(1) }];
  const { value, problems } = mapGallery(
    { profile: FILE, deckplans: files(20), sections, videos: files(1) },
    readAddress,
  );
  expect([value.deckPlans.length, value.videos.length]).toEqual([20, 0]);
  expect(value.sections.map(({ images }) => images.length)).toEqual([250, 29]);
  expect(problems).toEqual(['lists 21973 files too many']);
});

describe('ME1 ME2 for any answer of the service', () => {
  /** Anything at all, and files of which some part is anything. */
  const anything = fc.jsonValue({ maxDepth: 4 });
  const broken = fc
    .tuple(fc.constantFrom(...Object.keys(FILE)), anything)
    .map(([field, value]) => ({ ...FILE, [field]: value }));
  const sunken = fc
    .tuple(fc.constantFrom('url', 'meta', 'hash', 'info', 'size'), fc.dictionary(fc.string(), anything))
    .chain(([field, values]) => {
      const names = ['cdn', 'public', 'title', 'alt', 'webvtt', 'img_w', 'video_thumbnail', 'blurhash'];
      return fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] }).map((some) => ({
        ...FILE,
        [field]: { ...values, ...some },
      }));
    });
  const file = fc.oneof(anything, broken, sunken);

  test('a file becomes an asset of ours or is rejected without throwing', () => {
    fc.assert(
      fc.property(file, (raw) => {
        const mapped = mapFile(raw, readAddress);
        if (!mapped.ok) return mapped.error !== '';
        const { type, url, alt, width } = mapped.value.value;
        expect(MEDIA_TYPES).toContain(type);
        expect(url).toMatch(/^https:\/\/(?:cdn|media)\.example\//);
        expect([alt.en.trim(), alt.es.trim()]).not.toContain('');
        return type !== 'image' || (width !== null && width > 0);
      }),
    );
  });

  test('a gallery stays a gallery without throwing', () => {
    const files = fc.oneof(anything, fc.array(file, { maxLength: 4 }));
    const sections = fc.oneof(anything, fc.array(fc.oneof(anything, fc.record({ title: anything, images: files }))));
    const gallery = fc.oneof(
      anything,
      fc.record({ profile: file, deckplans: files, sections, videos: files }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(gallery, (raw) => {
        const { value } = mapGallery(raw, readAddress);
        expect(value.sections.every(({ images }) => images.length > 0)).toBe(true);
      }),
    );
  });
});
