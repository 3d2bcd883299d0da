import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StoredStory } from '../../sandbox/storyblok/space.ts';
import type { StoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';
import { editStory, preparedSpace, pushedSpace, storyAt, temporaryFolder } from './push-fixture.ts';

const LETTER = 'pages/the-letter.json';
const SURVEY = 'pages/editorials/reading-a-survey.json';

/** Writes a record of a folder as it is in another file, with changes. */
async function copyRecord(dir: string, from: string, to: string, change: object): Promise<void> {
  const record = JSON.parse(await readFile(join(dir, from), 'utf8'));
  await writeFile(join(dir, to), JSON.stringify({ ...record, ...change }));
}

/** Removes a story, or a folder with all that is in it, as an editor does. */
async function removeStory(sandbox: StoryblokSandbox, path: string): Promise<void> {
  const { url } = await storyAt(sandbox, path);
  await fetch(url, { method: 'DELETE', headers: { authorization: sandbox.managementToken } });
}

describe('CM1 what an editor has removed in the space', () => {
  test('stays away and is named, until --force', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await removeStory(sandbox, 'the-letter');
    await copyRecord(contentDir, LETTER, LETTER, { popularity: 12 });
    const { steps, spared } = await tools.push();
    expect(spared).toEqual([{ kind: 'stories', name: 'page/the-letter', why: 'removed' }]);
    expect(tools.said).toContain('left alone stories: page/the-letter (removed in the space)');
    expect(steps.map(({ change }) => change)).not.toContain('create');
    expect(JSON.stringify(sandbox.space.stories.map(({ draft }) => draft))).not.toContain('not yet');
    expect(await tools.push()).toMatchObject({ steps: [], spared: [{ name: 'page/the-letter' }] });
    expect((await tools.push({ force: true })).spared).toEqual([]);
    expect((await storyAt(sandbox, 'the-letter')).story.content.popularity).toBe('12');
    expect(await tools.push()).toMatchObject({ steps: [], spared: [] });
  });

  test('comes back where it had been removed in the folder, too, and is new there', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    const letter = await readFile(join(contentDir, LETTER));
    await removeStory(sandbox, 'the-letter');
    await rm(join(contentDir, LETTER));
    expect((await tools.push()).spared).toEqual([]);
    await writeFile(join(contentDir, LETTER), letter);
    expect((await tools.push()).steps).toContainEqual(
      expect.objectContaining({ change: 'create', name: 'page/the-letter' }),
    );
  });

  test('takes no new page where its folder is gone', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    const [folder = '', ...stories] = [
      'editorials',
      'editorials/',
      'editorials/reading-a-survey',
      'editorials/the-shallow-road',
    ];
    for (const path of [...stories, folder]) await removeStory(sandbox, path);
    const slug = { en: 'editorials/a-second-survey', es: 'reportajes/otro-informe' };
    await copyRecord(contentDir, SURVEY, 'pages/a-second-survey.json', { id: 'a-second-survey', slug });
    const { spared } = await tools.push();
    expect(spared).toEqual([
      { kind: 'folders', name: 'editorials', why: 'removed' },
      { kind: 'stories', name: 'page/a-second-survey', why: 'homeless' },
      { kind: 'stories', name: 'page/editorials', why: 'removed' },
      { kind: 'stories', name: 'page/reading-a-survey', why: 'removed' },
      { kind: 'stories', name: 'page/the-shallow-road', why: 'removed' },
    ]);
    expect((await tools.push({ force: true })).spared).toEqual([]);
    expect((await storyAt(sandbox, 'editorials/a-second-survey')).story.published).toBe(true);
  });

  test('a folder that an editor has renamed keeps its name, and takes what is written', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    const { folders } = sandbox.management.lists;
    const [id, folder] = [...folders].find(([, { full_slug }]) => full_slug === 'editorials') ?? [];
    folders.set(Number(id), { ...folder, slug: 'essays', full_slug: 'essays' });
    await copyRecord(contentDir, SURVEY, SURVEY, { popularity: 12 });
    expect((await tools.push()).spared).toEqual([{ kind: 'folders', name: 'editorials', why: 'changed' }]);
    const story = sandbox.space.stories.find(({ draft }) => draft.content.popularity === '12');
    expect(story?.parent).toBe(id);
    expect([...folders.values()].filter(({ slug }) => slug === 'editorials')).toEqual([]);
  });
});

test('CM1 a page with a new id at its address keeps its story, and so does one that an editor has changed', async () => {
  const { sandbox, contentDir, tools } = await pushedSpace();
  const { story } = await storyAt(sandbox, 'the-letter');
  await copyRecord(contentDir, LETTER, LETTER, { id: 'our-letter' });
  const { steps, spared } = await tools.push();
  expect(steps.map(({ name, change }) => [name, change])).toContainEqual(['page/our-letter', 'change']);
  expect([steps.filter(({ change }) => change === 'remove'), spared]).toEqual([[], []]);
  const after = (await storyAt(sandbox, 'the-letter')).story;
  expect(after).toMatchObject({ id: story.id, published: true, content: { id: 'our-letter' } });
  expect(await tools.push()).toMatchObject({ steps: [], spared: [] });

  await editStory(sandbox, 'the-letter', { popularity: '7' });
  await copyRecord(contentDir, LETTER, LETTER, { id: 'a-letter' });
  const again = await tools.push();
  expect(again.spared).toEqual([{ kind: 'stories', name: 'page/a-letter', why: 'changed' }]);
  expect(again.steps.filter(({ change }) => change === 'remove')).toEqual([]);
});

test.each([{}, { force: true }])(
  'CM1 a page that moves makes room for a new one at its old address (%j)',
  async (flags) => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    const { story } = await storyAt(sandbox, 'the-letter');
    await copyRecord(contentDir, LETTER, LETTER, { slug: { en: 'our-old-letter', es: 'nuestra-carta' } });
    const slug = { en: 'the-letter', es: 'la-carta' };
    await copyRecord(contentDir, LETTER, 'pages/a-new-letter.json', { id: 'a-new-letter', slug });
    const { spared } = await tools.push(flags);
    expect(spared).toEqual([{ kind: 'stories', name: 'page/a-new-letter', why: 'blocked' }]);
    expect((await storyAt(sandbox, 'our-old-letter')).story.id).toBe(story.id);
    expect((await tools.push(flags)).spared).toEqual([]);
    expect((await storyAt(sandbox, 'the-letter')).story).toMatchObject({
      published: true,
      content: { id: 'a-new-letter' },
    });
    expect((await storyAt(sandbox, 'our-old-letter')).story).toMatchObject({
      id: story.id,
      content: { id: 'the-letter' },
    });
    expect(await tools.push(flags)).toMatchObject({ steps: [], spared: [] });
  },
);

describe('CM1 a push that would remove much', () => {
  /** A space with six more pages, which are then missing in the folder. */
  async function withoutPages() {
    const space = await preparedSpace();
    const files = Array.from({ length: 6 }, (_, at) => [`pages/letter-${at}.json`, `letter-${at}`] as const);
    for (const [file, id] of files)
      await copyRecord(space.contentDir, LETTER, file, { id, slug: { en: id, es: `carta-${id}` } });
    await space.tools.push();
    for (const [file] of files) await rm(join(space.contentDir, file));
    return space;
  }

  test.each([{ dryRun: true }, {}, { force: true }])('stops before anything is written (%j)', async (flags) => {
    const { sandbox, tools } = await withoutPages();
    const writes = [...sandbox.writes];
    await expect(tools.push(flags)).rejects.toThrow(/removals: 6 of \d+ stories of the type page would go/);
    expect(sandbox.writes).toEqual(writes);
    expect(tools.said).toContain('removed stories: page/letter-0');
  });

  test('goes on with --accept removals', async () => {
    const { tools } = await withoutPages();
    const { steps } = await tools.push({ acceptsRemovals: true });
    expect(steps.filter(({ change }) => change === 'remove').length).toBe(6);
    expect(await tools.push()).toMatchObject({ steps: [], spared: [] });
  });
});

describe('CM1 while a push runs', () => {
  /** A space whose folder has a change of one page and lacks another, and in which an editor acts once its list was read. */
  async function meanwhile(happens: (sandbox: StoryblokSandbox, story: StoredStory) => void) {
    const space = await pushedSpace();
    const { sandbox, contentDir, tools } = space;
    await copyRecord(contentDir, SURVEY, SURVEY, { popularity: 12 });
    await rm(join(contentDir, LETTER));
    sandbox.meanwhile((url) => {
      if (!url.includes('/stories?')) return;
      sandbox.meanwhile(() => {});
      const paths = ['the-letter', 'editorials/reading-a-survey'];
      for (const story of sandbox.space.stories.filter(({ draft }) => paths.includes(draft.path)))
        happens(sandbox, story);
    });
    return { ...space, ...(await tools.push({ force: true })) };
  }

  test('what an editor changes stays, and is named, also with --force', async () => {
    const { sandbox, tools, steps, spared } = await meanwhile(({ space }, story) => {
      const content = { ...story.draft.content, popularity: '77' };
      Object.assign(story, { draft: { ...story.draft, content }, updated: space.now() });
    });
    expect(spared).toEqual([
      { kind: 'stories', name: 'page/reading-a-survey', why: 'meanwhile' },
      { kind: 'stories', name: 'page/the-letter', why: 'meanwhile' },
    ]);
    expect(steps.map(({ name }) => name)).not.toContain('page/reading-a-survey');
    expect(tools.said).toContain('left alone stories: page/the-letter (changed in the space while this push ran)');
    for (const path of ['editorials/reading-a-survey', 'the-letter'])
      expect((await storyAt(sandbox, path)).story.content.popularity).toBe('77');
    expect((await tools.push()).spared).toMatchObject([{ why: 'changed' }, { why: 'changed' }]);
  });

  test('what an editor removes stays away', async () => {
    const { sandbox, spared } = await meanwhile(({ space }, { id }) => space.remove(id));
    expect(spared).toEqual([{ kind: 'stories', name: 'page/reading-a-survey', why: 'removed' }]);
    expect(sandbox.space.stories.map(({ draft }) => draft.path)).not.toContain('editorials/reading-a-survey');
  });
});

test('CM1 a new page before all others is the only one that is written', async () => {
  const { contentDir, tools } = await pushedSpace();
  await copyRecord(contentDir, LETTER, 'pages/a-letter.json', { id: 'a-letter', slug: { en: 'a-letter' } });
  expect((await tools.push()).steps).toMatchObject([{ change: 'create', name: 'page/a-letter' }]);
  expect(await tools.push()).toMatchObject({ steps: [], spared: [] });
});

test('CM1 areas that change places are written where they must move, and come back in their order', async () => {
  const { contentDir, tools } = await preparedSpace();
  const file = join(contentDir, 'areas.json');
  const areas = JSON.parse(await readFile('content/areas.json', 'utf8')).slice(0, 5);
  await writeFile(file, JSON.stringify(areas));
  await tools.push();
  const [first, ...others] = areas;
  await writeFile(file, JSON.stringify([...others, first]));
  expect((await tools.push()).steps).toMatchObject([{ change: 'change', name: `area/${first.id}` }]);
  expect((await tools.push()).steps).toEqual([]);
  const folder = await temporaryFolder();
  await tools.pull(folder);
  const pulled: readonly { readonly id: string }[] = JSON.parse(await readFile(join(folder, 'areas.json'), 'utf8'));
  expect(pulled.map(({ id }) => id)).toEqual([...others, first].map(({ id }) => id));
});
