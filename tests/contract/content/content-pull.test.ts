import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../tools/stored-stories/content-records.ts';
import type { StoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';
import { editStory, pushedSpace, temporaryFolder } from './push-fixture.ts';
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
    expect(refused).toEqual(['"drafts/../site" is no id of a record']);
    expect(tools.said).toContain('refused: "drafts/../site" is no id of a record');
    expect(written).toContain('yachts/acanthus.json');
    expect(await readFile(join(folder, 'site.json'), 'utf8')).not.toContain('the-letter"');
  });

  test.each(['../.git/config', '.hooks/picture.webp'])('an asset is not written as %j', async (file) => {
    const { sandbox, tools } = await pushedSpace();
    editAsset(sandbox, { file });
    const folder = await temporaryFolder();
    const { written, refused } = await tools.pull(folder);
    expect(refused).toEqual([`${JSON.stringify(`media/${file}`)} is no file of the media library`]);
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
