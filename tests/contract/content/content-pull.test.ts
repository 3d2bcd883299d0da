import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../tools/stored-stories/content-records.ts';
import { editStory, pushedSpace, temporaryFolder } from './push-fixture.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

describe('CM1 a pull', () => {
  test('writes nothing over the folder that was pushed, and all of it into an empty one', async () => {
    const { contentDir, tools } = await pushedSpace();
    const copy = await temporaryFolder();
    await cp(contentDir, copy, { recursive: true });
    expect(await tools.pull(copy)).toEqual([]);
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
    expect(await tools.pull(contentDir)).toEqual(['yachts/acanthus.json']);
    expect(JSON.parse(await readFile(join(contentDir, 'yachts/acanthus.json'), 'utf8'))).toMatchObject({
      berth: 'Marina Ibiza',
      yachtid: '752668',
    });
  });

  test('a name from the space leads to no file outside the folder', async () => {
    const { sandbox, tools } = await pushedSpace();
    await editStory(sandbox, 'the-letter', { id: '../../outside' });
    await expect(tools.pull(await temporaryFolder())).rejects.toThrow('outside the content folder');
  });

  test('puts changes of a page that are not published into drafts', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await editStory(sandbox, 'editorials/reading-a-survey', { popularity: '77' });
    expect(await tools.pull(contentDir)).toEqual(['drafts/reading-a-survey.json']);
    expect(tools.said).toContain('reading-a-survey has changes that are not published: they are in drafts');
  });
});
