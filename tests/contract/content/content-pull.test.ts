import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../tools/stored-stories/content-records.ts';
import type { StoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';
import { editStory, preparedSpace, pushedSpace, temporaryFolder } from './push-fixture.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const PICTURE = 'yachts/acanthus-1.webp';

/** Changes the meta data of a picture as an editor of the space may. */
function editAsset({ management: { lists } }: StoryblokSandbox, change: object): void {
  for (const asset of lists.assets.values()) {
    const meta = asset.fields.meta_data as { readonly file?: string };
    if (meta.file === PICTURE) asset.fields = { ...asset.fields, meta_data: { ...meta, ...change } };
  }
}

describe('CM1 a pull', () => {
  test('writes nothing over the folder that was pushed, and all of it into an empty one', async () => {
    const { contentDir, tools } = await pushedSpace();
    const copy = await temporaryFolder();
    await cp(contentDir, copy, { recursive: true });
    expect((await tools.pull(copy)).written).toEqual([]);
    const empty = await temporaryFolder();
    await tools.pull(empty);
    const again = await storyblokSpace(await storyblokSandbox(await readContentFolder(empty)));
    const before = await storyblokSpace(await storyblokSandbox(await readContentFolder(contentDir)));
    const [own, other] = [await again.space.current(), await before.space.current()];
    expect([own.pages.pages, own.fleet.yachts, own.site]).toEqual([other.pages.pages, other.fleet.yachts, other.site]);
  });

  test('writes what an editor has changed into the file that has it', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await editStory(sandbox, 'yachts/752668', { berth: 'Marina Ibiza' });
    expect((await tools.pull(contentDir)).written).toEqual(['yachts/acanthus.json']);
    expect(JSON.parse(await readFile(join(contentDir, 'yachts/acanthus.json'), 'utf8'))).toMatchObject({
      berth: 'Marina Ibiza',
      yachtid: '752668',
    });
  });

  test('a name from the space leads to no file outside the folder, and the rest is written', async () => {
    const { sandbox, tools } = await pushedSpace();
    await editStory(sandbox, 'the-letter', { id: '../site' });
    const folder = await temporaryFolder();
    const { written, refused } = await tools.pull(folder);
    expect(refused).toEqual(['"drafts/../site" is not an id of a record']);
    expect(tools.said).toContain('refused: "drafts/../site" is not an id of a record');
    expect(written).toContain('yachts/acanthus.json');
    expect(await readFile(join(folder, 'site.json'), 'utf8')).not.toContain('the-letter"');
  });

  test.each(['../.git/config', '.hooks/picture.webp'])('an asset is not written as %j', async (file) => {
    const { sandbox, tools } = await pushedSpace();
    editAsset(sandbox, { file });
    const folder = await temporaryFolder();
    const { written, refused } = await tools.pull(folder);
    expect(refused).toEqual([`${JSON.stringify(`media/${file}`)} is not a file of the media library`]);
    expect(written).toContain('media/films/brume-dete-charter.en.vtt');
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('an asset whose file is another than the one that was pushed is not written', async () => {
    const { sandbox, tools } = await pushedSpace();
    editAsset(sandbox, { sha256: '0' });
    const { written, refused } = await tools.pull(await temporaryFolder());
    expect(refused).toEqual([expect.stringContaining(`"media/${PICTURE}" is not the file that was pushed`)]);
    expect(written).not.toContain(`media/${PICTURE}`);
    expect(written).toContain('media/assets.json');
  });

  test('two yachts of one slug, each of another market, have a file each', async () => {
    const { contentDir, tools } = await preparedSpace();
    const acanthus = JSON.parse(await readFile(join(contentDir, 'yachts/acanthus.json'), 'utf8'));
    const other = { ...acanthus, yachtid: '999001', slugs: { sale: null, charter: 'acanthus', ghost: null } };
    await writeFile(join(contentDir, 'yachts/other.json'), JSON.stringify(other));
    await tools.push();
    const folder = await temporaryFolder();
    const { written } = await tools.pull(folder);
    expect(written.filter((file) => file.startsWith('yachts/')).toSorted()).toEqual([
      expect.stringMatching(/^yachts\/acanthus-(?:752668|999001)\.json$/),
      'yachts/acanthus.json',
    ]);
    expect((await tools.pull(folder)).written).toEqual([]);
  });

  test('a space that lacks most of a list leaves the list as it is, until --accept removals', async () => {
    const { contentDir } = await pushedSpace();
    const { tools } = await preparedSpace();
    const rows = Array.from({ length: 9 }, (_, at) => ({ id: `r${at}`, from: `/a${at}/`, to: '/en/' }));
    await writeFile(join(contentDir, 'redirects.json'), JSON.stringify(rows));
    const { written, refused } = await tools.pull(contentDir);
    expect(refused).toContain('"redirects.json" would lose 9 of its 9 rows; --accept removals lets it');
    expect(JSON.parse(await readFile(join(contentDir, 'redirects.json'), 'utf8'))).toEqual(rows);
    expect(written).not.toContain('redirects.json');
    await tools.pull(contentDir, true);
    expect(JSON.parse(await readFile(join(contentDir, 'redirects.json'), 'utf8'))).toEqual([]);
    expect(tools.said).toContain('not in the space, and removed: redirects.json r0');
  });

  test('writes through no symbolic link', async () => {
    const { tools } = await pushedSpace();
    const [folder, outside] = [await temporaryFolder(), await temporaryFolder()];
    await symlink(outside, join(folder, 'yachts'));
    await writeFile(join(outside, 'site.json'), '{}');
    await symlink(join(outside, 'site.json'), join(folder, 'site.json'));
    const { written, refused } = await tools.pull(folder);
    expect(refused).toEqual([
      '"site.json" leads through the symbolic link site.json',
      '"yachts/acanthus.json" leads through the symbolic link yachts',
    ]);
    expect(written).toContain('home.json');
    expect(await readdir(outside)).toEqual(['site.json']);
    expect(await readFile(join(outside, 'site.json'), 'utf8')).toBe('{}');
  });

  test('puts changes of a page that are not published into drafts', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await editStory(sandbox, 'editorials/reading-a-survey', { popularity: '77' });
    expect((await tools.pull(contentDir)).written).toEqual(['drafts/reading-a-survey.json']);
    expect(tools.said).toContain('reading-a-survey has changes that are not published: they are in drafts');
  });
});
