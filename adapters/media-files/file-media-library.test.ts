import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileMediaLibrary } from './file-media-library.ts';
import { ALT, makeMediaFolder, ROWS } from './media-folder.fixture.ts';

let folder = '';
let warnings: string[] = [];
let now = 0;

beforeEach(async () => {
  folder = await makeMediaFolder();
  warnings = [];
  now = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const library = () =>
  new FileMediaLibrary({ contentDir: folder, warn: (line) => void warnings.push(line), now: () => now });
const write = (name: string, rows: unknown) =>
  writeFile(join(folder, 'media', name), typeof rows === 'string' ? rows : JSON.stringify(rows));

/** Makes a file or folder one that cannot be read, also for root: a link to itself. */
async function makeUnreadable(name: string): Promise<() => Promise<void>> {
  const path = join(folder, name);
  await rename(path, join(folder, 'aside'));
  await symlink(path, path);
  return async () => {
    await rm(path);
    await rename(join(folder, 'aside'), path);
  };
}

describe('while something cannot be read', () => {
  test.each(['feeds', 'media/assets.json', 'media/brochure.pdf'])(
    'FD3 ME1 %s, files stay as they were',
    async (name) => {
      await mkdir(join(folder, 'feeds/mls/media'), { recursive: true });
      const plan = { id: 'plan', file: 'plan.pdf', type: 'pdf', alt: ALT };
      await writeFile(join(folder, 'feeds/mls/media/assets.json'), JSON.stringify([plan]));
      await writeFile(join(folder, 'feeds/mls/media/plan.pdf'), 'plan');
      const files = library();
      const seen = async () => {
        now += 2000;
        return [(await files.asset('brochure')).ok, (await files.asset('plan')).ok];
      };
      expect(await seen()).toEqual([true, true]);
      const mend = await makeUnreadable(name);
      expect([await seen(), await seen()]).toEqual([
        [true, true],
        [true, true],
      ]);
      await mend();
      expect(await seen()).toEqual([true, true]);
    },
  );

  test('ME1 a list that was never read makes its assets unavailable, not missing', async () => {
    const mend = await makeUnreadable('media/assets.json');
    const files = library();
    expect(await files.asset('brochure')).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    await mend();
    now += 2000;
    expect(await files.asset('brochure')).toMatchObject({ ok: true });
  });
});

describe('assets', () => {
  test('ME1 reads a list with a byte order mark', async () => {
    await write('assets.json', `\ufeff${JSON.stringify(ROWS)}`);
    expect(await library().findAsset('brochure')).toMatchObject({ bytes: 10 });
    expect(warnings).toEqual([]);
  });

  test('ME1 logs a missing uuid once', async () => {
    const files = library();
    await files.asset('nobody');
    await files.asset('nobody');
    await files.asset('absent');
    expect(warnings).toEqual(['Media asset nobody cannot be found', 'Media asset absent cannot be found']);
  });

  test('ME1 does not log a miss of a caller who may request any id', async () => {
    expect(await library().findAsset('nobody')).toBeNull();
    expect(await library().findGallery('nobody')).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('ME1 reads bytes from the file', async () => {
    expect(await library().findAsset('brochure')).toMatchObject({ bytes: 10, vttSrc: null, videoPoster: null });
  });

  test('ME1 finds no file through a symbolic link that leads out of the folder', async () => {
    await symlink(join(folder, 'secret.txt'), join(folder, 'media', 'linked.pdf'));
    await symlink(join(folder, 'media', 'brochure.pdf'), join(folder, 'media', 'inside.pdf'));
    const rows = ['linked', 'inside'].map((id) => ({ id, file: `${id}.pdf`, type: 'pdf', alt: ALT }));
    await write('assets.json', rows);
    expect(await library().findAsset('linked')).toBeNull();
    expect(await library().findAsset('inside')).toMatchObject({ bytes: 10 });
  });

  test('ME4 returns a film with captions, still and flags', async () => {
    const hero = await library().findAsset('hero');
    expect(await library().findAsset('film')).toMatchObject({
      vttSrc: {
        en: expect.stringMatching(/^\/media\/[0-9a-f]{8}\/films\/film-en\.vtt$/),
        es: expect.stringMatching(/^\/media\/[0-9a-f]{8}\/films\/film-es\.vtt$/),
      },
      videoPoster: hero?.url,
      videoProfileSale: true,
      videoProfileCharter: false,
    });
  });

  test('ME4 logs missing captions and a missing still, and keeps the film', async () => {
    const film = ROWS.find(({ id }) => id === 'film');
    await write('assets.json', [{ ...film, poster: 'nobody', vtt: { en: 'films/film-en.vtt', es: 'gone.vtt' } }]);
    const files = library();
    expect(await files.findAsset('film')).toMatchObject({ vttSrc: null, videoPoster: null });
    await files.findAsset('film');
    expect(warnings).toEqual([
      'Captions of media asset film cannot be found',
      'Poster nobody of media asset film cannot be found',
    ]);
  });

  test('drops and logs an invalid row and keeps the others', async () => {
    const wrong = [
      null,
      { id: 'out', file: '../secret.txt', type: 'pdf', alt: ALT },
      { id: 'root', file: '/etc/passwd', type: 'pdf', alt: ALT },
      { id: 'page', file: 'a.html', type: 'pdf', alt: ALT },
      { id: 'drawn', file: 'a.svg', type: 'video', alt: ALT },
      { id: 'script', file: 'a.mp3.js', type: 'audio', alt: ALT },
      { id: 'kind', file: 'a.exe', type: 'program', alt: ALT },
      { id: 'mute', file: 'a.pdf', type: 'pdf', alt: { en: 'only' } },
      { id: 'flat', file: 'a.jpg', type: 'image', alt: ALT, width: 0, height: 1 },
      { id: 'deaf', file: 'a.mp4', type: 'video', alt: ALT, vtt: { en: 'a.vtt', es: '../secret.txt' } },
      { id: 'blank', file: 'a.mp4', type: 'video', alt: ALT, poster: 7 },
      { ...ROWS[0], file: 'other.png' },
      { ...ROWS[0], id: 'twin', file: 'yachts/hero.jpg' },
    ];
    await write('assets.json', [...ROWS, ...wrong]);
    expect((await library().asset('hero')).ok).toBe(true);
    expect(warnings).toHaveLength(wrong.length);
    const named = warnings.join('\n');
    for (const id of [
      'in row',
      'out',
      'root',
      'page',
      'drawn',
      'script',
      'kind',
      'mute',
      'flat',
      'deaf',
      'blank',
      'twice',
      'twin',
    ]) {
      expect(named).toContain(id);
    }
  });

  test.each(['', '{', '{"a":1}', 'null'])(
    'logs a list that reads %j and treats everything as missing',
    async (text) => {
      await write('assets.json', text);
      expect(await library().asset('hero')).toMatchObject({ ok: false });
      expect(warnings[0]).toContain('cannot be read');
    },
  );

  test('reloads a changed list and keeps the last good one when it breaks', async () => {
    const files = library();
    expect((await files.asset('late')).ok).toBe(false);
    await write('assets.json', [...ROWS, { ...ROWS[6], id: 'late' }]);
    now += 1000;
    expect((await files.asset('late')).ok).toBe(true);
    await write('assets.json', 'broken');
    now += 1000;
    expect((await files.asset('late')).ok).toBe(true);
  });

  test('ME1 a replaced file gets another address, and no other file does', async () => {
    const files = library();
    const before = await files.findAsset('brochure');
    const film = await files.findAsset('film');
    await write('brochure.pdf', 'another brochure');
    now += 1000;
    const after = await files.findAsset('brochure');
    expect([before?.bytes, after?.bytes]).toEqual([10, 16]);
    expect(after?.url).not.toBe(before?.url);
    expect((await files.file('brochure.pdf'))?.size).toBe(16);
    expect((await files.findAsset('film'))?.url).toBe(film?.url);
  });

  test('finds a file that is added later', async () => {
    const files = library();
    expect((await files.asset('absent')).ok).toBe(false);
    await write('absent.jpg', 'here');
    now += 1000;
    expect((await files.asset('absent')).ok).toBe(true);
  });
});

describe('galleries', () => {
  const GALLERY = {
    id: 'aurora',
    profile: 'hero',
    deckplans: ['hero'],
    sections: [
      { title: { en: 'Decks', es: 'Cubiertas' }, images: ['hero', 'nobody'] },
      { title: null, images: [] },
    ],
    videos: ['film', 'absent'],
  };

  test('ME4 a gallery holds the pictures that exist and logs each missing one once', async () => {
    await write('galleries.json', [GALLERY]);
    const files = library();
    const gallery = await files.gallery('aurora');
    expect(gallery).toMatchObject({
      ok: true,
      value: {
        profile: { id: 'hero' },
        deckPlans: [{ id: 'hero' }],
        sections: [
          { title: GALLERY.sections[0]?.title, images: [{ id: 'hero' }] },
          { title: null, images: [] },
        ],
        videos: [{ id: 'film' }],
      },
    });
    expect(gallery.ok && gallery.value.sections[0]?.images).toHaveLength(1);
    await files.gallery('aurora');
    expect(warnings).toEqual([
      'Media asset nobody of gallery aurora cannot be found',
      'Media asset absent of gallery aurora cannot be found',
    ]);
  });

  test('ME2 has no galleries without a list, which is no error', async () => {
    expect(await library().gallery('aurora')).toEqual({ ok: false, error: { kind: 'not-found', id: 'aurora' } });
    expect(warnings).toEqual(['Media gallery aurora cannot be found']);
  });

  test('drops and logs an invalid row; a deleted list removes its galleries', async () => {
    const wrong = [
      7,
      { ...GALLERY, id: '' },
      { ...GALLERY, id: 'face', profile: 7 },
      { ...GALLERY, id: 'plans', deckplans: 'hero' },
      { ...GALLERY, id: 'films', videos: [''] },
      { ...GALLERY, id: 'many', videos: Array(301).fill('film') },
      { ...GALLERY, id: 'parts', sections: [{ title: { en: 'only' }, images: [] }] },
      { ...GALLERY, id: 'none', sections: null },
      { ...GALLERY, sections: [] },
    ];
    await write('galleries.json', [GALLERY, ...wrong]);
    const files = library();
    expect(await files.findGallery('aurora')).toMatchObject({ sections: [{}, {}] });
    expect(warnings.filter((line) => !line.includes('cannot be found'))).toHaveLength(wrong.length);
    await rm(join(folder, 'media/galleries.json'));
    now += 1000;
    expect(await files.findGallery('aurora')).toBeNull();
  });
});
