import { describe, expect, test } from 'vitest';
import { deliveredFile } from '../../sandbox/media/delivered-file.ts';
import { DAY, MINUTE, mediaService, picture } from './media-service-fixture.ts';

const CONTENT = {
  assets: [picture('bow'), picture('stern')],
  galleries: [
    { id: 'g', profile: null, deckplans: [], sections: [{ title: null, images: ['bow', 'stern'] }], videos: [] },
  ],
};
const NOT_FOUND = (id: string) => ({ ok: false, error: { kind: 'not-found', id } });
const fileOf = (id: string, change: object = {}) => ({
  status: 'success',
  file: { ...deliveredFile(picture(id), 'https://cdn.example', undefined), ...change },
});

describe('ME1 the response cache', () => {
  test('keeps answers for ten minutes, and for a day while they are renewed', async () => {
    const { sandbox, library, pass } = await mediaService(CONTENT, { origins: ['https://cdn.example'] });
    const name = async () => {
      const asset = await library.asset('bow');
      return asset.ok && asset.value.name;
    };
    expect(await name()).toBe('bow.webp');
    sandbox.say(fileOf('bow', { name: 'newer.webp' }));
    pass(10 * MINUTE - 1);
    expect(await name()).toBe('bow.webp');
    expect(sandbox.seen).toHaveLength(1);
    pass(1);
    expect(await name()).toBe('bow.webp');
    await expect.poll(name, { interval: 2 }).toBe('newer.webp');
    expect(sandbox.seen).toHaveLength(2);
    sandbox.say(fileOf('bow', { name: 'newest.webp' }));
    pass(DAY);
    expect(await name()).toBe('newest.webp');
  });

  test('sends one request for simultaneous callers', async () => {
    const { sandbox, library } = await mediaService(CONTENT);
    await Promise.all(Array.from({ length: 50 }, () => [library.asset('bow'), library.gallery('g')]).flat());
    expect(sandbox.seen).toEqual(['/sandbox/v4/file/bow', '/sandbox/v4/gallery/g']);
  });

  test('evicts the least recently used', async () => {
    const { sandbox, library } = await mediaService(CONTENT, { maxKeptBytes: 2_000 });
    for (const id of ['bow', 'stern', 'bow', 'stern']) await library.asset(id);
    expect(sandbox.seen).toHaveLength(4);
  });

  test('retries a missing id after a minute and logs it once', async () => {
    const { sandbox, library, log, pass } = await mediaService({});
    for (const ms of [0, MINUTE - 1, 1]) {
      pass(ms);
      expect(await library.asset('bow')).toEqual(NOT_FOUND('bow'));
      expect(await library.gallery('g')).toEqual(NOT_FOUND('g'));
    }
    expect(sandbox.seen).toHaveLength(4);
    expect(log).toEqual([
      { message: 'Media asset bow cannot be found', asset: 'bow' },
      { message: 'HTTP error! Status: 404', gallery: 'g' },
    ]);
    sandbox.say(fileOf('bow', { url: { public: '/bow.webp' } }));
    pass(MINUTE);
    expect(await library.asset('bow')).toMatchObject({ ok: true, value: { url: `${sandbox.origin}/bow.webp` } });
  });

  test('drops a removed asset', async () => {
    const { sandbox, library, pass } = await mediaService(CONTENT);
    await library.asset('bow');
    sandbox.fail(410);
    pass(10 * MINUTE);
    await library.asset('bow');
    await expect.poll(() => library.asset('bow'), { interval: 2 }).toEqual(NOT_FOUND('bow'));
  });
});

describe('ME1 refused ids and records', () => {
  test.each([
    '',
    '..',
    'a/b',
    'a?b',
    'a'.repeat(65),
    'x\r\nhost: evil',
    'https://evil.example/g.json',
    'http://user@127.0.0.1/g',
    '//evil.example',
  ])('ME2 sends no request for %j', async (id) => {
    const { sandbox, library, log } = await mediaService(CONTENT);
    expect([await library.asset(id), await library.gallery(id)]).toEqual([NOT_FOUND(id), NOT_FOUND(id)]);
    expect(sandbox.seen).toEqual([]);
    expect(log).toEqual([
      { message: `Media asset ${id} cannot be found`, asset: id },
      { message: 'HTTP error! Status: 404', gallery: id },
    ]);
  });

  test('truncates a long id in the log', async () => {
    const { library, log } = await mediaService(CONTENT);
    await library.asset('a'.repeat(10_000));
    expect(JSON.stringify(log).length).toBeLessThan(600);
  });

  test.each([
    ['another file', { uuid: 'stern' }, 'is another file'],
    ['no valid uuid', { uuid: '../bow' }, 'has no valid uuid'],
    ['no picture', { type: 'text/html' }, 'has the unknown type "text/html"'],
    ['no URL', { url: {} }, 'has no address'],
    ['a script', { url: { cdn: 'javascript:alert(1)' } }, 'has a url that is not a web address'],
    [
      'another origin',
      { url: { cdn: 'https://evil.example/bow.webp' } },
      'has a url that is of another origin: https://evil.example',
    ],
    ['no dimensions', { info: { img_w: '1440', img_h: 0 } }, 'is an image without width and height'],
  ])('%s is a bad record, logged once and not requested again at once', async (_, change, reason) => {
    const { sandbox, library, log, pass } = await mediaService(CONTENT, { origins: ['https://cdn.example'] });
    sandbox.say(fileOf('bow', change));
    for (const ms of [0, 1, MINUTE]) {
      pass(ms);
      expect(await library.asset('bow')).toEqual({ ok: false, error: { kind: 'unavailable', id: 'bow', reason } });
    }
    expect(sandbox.seen).toHaveLength(2);
    expect(log).toEqual([{ message: `Media asset bow left out: it ${reason}`, asset: 'bow' }]);
  });

  test('reads a missing file from a service that answers without 404', async () => {
    const { sandbox, library } = await mediaService(CONTENT);
    sandbox.say({ status: 'error', code: 'FILE_NOT_FOUND', msg: 'No such file' });
    expect(await library.asset('bow')).toEqual(NOT_FOUND('bow'));
  });

  test('leaves out captions and stills of another origin and keeps the film', async () => {
    const { sandbox, library, log } = await mediaService(CONTENT, { origins: ['https://cdn.example'] });
    const meta = { title: 'Bow', webvtt: { en: 'https://cdn.example/a.vtt', es: 'https://evil.example/a.vtt' } };
    const info = { video_thumbnail: 'https://evil.example/a.webp' };
    sandbox.say(fileOf('bow', { type: 'video/mp4', meta, info }));
    expect(await library.asset('bow')).toMatchObject({ ok: true, value: { vttSrc: null, videoPoster: null } });
    const of = 'is of another origin: https://evil.example';
    expect(log).toEqual([
      {
        message: 'Media asset bow: parts of it left out',
        asset: 'bow',
        problems: [`webvtt ${of}`, `video_thumbnail ${of}`],
      },
    ]);
  });
});

describe('ME2 galleries', () => {
  test('requests a gallery whose id is a URL of the service at that URL', async () => {
    const { sandbox, library } = await mediaService(CONTENT);
    const gallery = await library.gallery(`${sandbox.origin}/galleries/g.json`);
    expect(gallery).toEqual(await library.gallery('g'));
    expect(gallery).toMatchObject({ ok: true, value: { sections: [{ images: [{ id: 'bow' }, { id: 'stern' }] }] } });
    expect(sandbox.seen).toEqual(['/galleries/g.json', '/sandbox/v4/gallery/g']);
  });

  test('accepts a gallery of an allowed origin elsewhere', async () => {
    const other = await mediaService(CONTENT);
    const { sandbox, library, log } = await mediaService({}, { origins: [other.sandbox.origin] });
    const id = `${other.sandbox.origin}/galleries/g.json`;
    expect(await library.gallery(id)).toMatchObject({ ok: true, value: { sections: [{ images: [{}, {}] }] } });
    expect([sandbox.seen, log]).toEqual([[], []]);
    const gone = `${other.sandbox.origin}/galleries/gone.json`;
    await library.gallery(gone);
    expect(log).toEqual([{ message: 'HTTP error! Status: 404', gallery: gone }]);
  });

  test('leaves out and reports a bad file of a gallery', async () => {
    const { sandbox, library, log } = await mediaService(CONTENT, { origins: ['https://cdn.example'] });
    const { file } = fileOf('bow');
    const bad = { ...file, url: { public: 'https://evil.example/bow.webp' } };
    const sections = [{ title: 'All', images: [bad, file, null] }, { images: [7] }, 'none'];
    sandbox.say({ status: 'success', gallery: { id: 'g', profile: 3, deckplans: {}, sections, videos: [[]] } });
    expect(await library.gallery('g')).toMatchObject({
      ok: true,
      value: {
        profile: null,
        deckPlans: [],
        sections: [{ title: { en: 'All', es: 'All' }, images: [{ id: 'bow' }] }],
        videos: [],
      },
    });
    expect(log).toEqual([
      {
        message: 'Gallery: files of it left out',
        gallery: 'g',
        problems: [
          'profile[0] is not an object',
          'deckplans is not a list',
          'sections[0].images[0] bow has a url that is of another origin: https://evil.example',
          'sections[0].images[2] is not an object',
          'sections[1].images[0] is not an object',
          'videos[0] is not an object',
        ],
      },
    ]);
  });
});
