import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readContentFolder } from '../../../tools/stored-stories/content-records.ts';
import type { SandboxFault } from '../../sandbox/storyblok/faults.ts';
import { startStoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';
import {
  editStory,
  emptySpace,
  partOfDemo,
  preparedSpace,
  pushedSpace,
  spaceTools,
  storyAt,
  temporaryFolder,
} from './push-fixture.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const SURVEY = 'pages/editorials/reading-a-survey.json';
const SURVEY_STORY = 'page/reading-a-survey';

/** Changes a record of a folder. */
async function edit(dir: string, file: string, change: object): Promise<void> {
  const record = JSON.parse(await readFile(join(dir, file), 'utf8'));
  await writeFile(join(dir, file), JSON.stringify({ ...record, ...change }));
}

describe('CM1 an empty space', () => {
  test('is set up, and the site reads what it reads of a space that editors have filled', async () => {
    const { sandbox, contentDir, tools } = await emptySpace();
    const plan = await tools.push();
    expect(plan.spared).toEqual([]);
    expect([...new Set(plan.steps.map(({ change }) => change))]).toEqual(['create']);
    const pushed = await storyblokSpace(sandbox);
    const filled = await storyblokSpace(await storyblokSandbox(await readContentFolder(contentDir)));
    const [own, other] = [await pushed.space.current(), await filled.space.current()];
    expect(own.pages.pages.length).toBe(5);
    for (const part of ['site', 'home', 'charterTerms', 'stops', 'redirects'] as const)
      expect(own[part]).toEqual(other[part]);
    expect(own.pages.pages).toEqual(other.pages.pages);
    expect(own.fleet.yachts).toEqual(other.fleet.yachts);
    expect([...own.calendars.yachts()]).toEqual([...other.calendars.yachts()]);
    expect(await pushed.space.drafts.pages()).toEqual(await filled.space.drafts.pages());
    expect(pushed.log.details).toEqual(filled.log.details);
    const { lists } = sandbox.management;
    expect(lists.languages).toEqual([{ code: 'es', name: 'Español' }]);
    expect([...lists.datasources.values()].map(({ slug }) => slug)).toEqual(['countries', 'languages', 'categories']);
    expect([...lists.entries.values()]).toContainEqual(expect.objectContaining({ name: 'Monaco', value: 'MC' }));
  });

  test('has folders with their translated slugs, and media by the ids of the library', async () => {
    const { sandbox, contentDir } = await pushedSpace();
    const { lists } = sandbox.management;
    expect([...lists.folders.values()]).toContainEqual(
      expect.objectContaining({
        full_slug: 'editorials',
        translated_slugs: [expect.objectContaining({ lang: 'es', slug: 'reportajes' })],
      }),
    );
    const { story } = await storyAt(sandbox, 'editorials/');
    expect(story).toMatchObject({ is_startpage: true, full_slug: 'editorials/', published: true });
    const picture = [...lists.assets.values()].find(({ fields }) => fields.short_filename === 'acanthus-1.webp');
    expect(picture?.fields).toMatchObject({
      meta_data: { asset_id: expect.any(String), file: 'yachts/acanthus-1.webp' },
    });
    expect(picture?.bytes).toEqual(new Uint8Array(await readFile(join(contentDir, 'media/yachts/acanthus-1.webp'))));
  });

  test('of a dry run is only read, and what would be made is named', async () => {
    const { sandbox, tools } = await emptySpace();
    await tools.push({ dryRun: true });
    expect(sandbox.writes).toEqual([]);
    expect(tools.said).toContain(`new stories: ${SURVEY_STORY}`);
    expect(tools.said).toContainEqual(expect.stringMatching(/^components: \d+ new$/));
  });
});

describe('CM1 a space that was pushed', () => {
  test('is only read by the next push, with and without the journal of the last one', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    const writes = [...sandbox.writes];
    expect(await tools.push()).toMatchObject({ steps: [], spared: [] });
    const elsewhere = await spaceTools(sandbox, contentDir);
    expect(await elsewhere.push()).toMatchObject({ steps: [], spared: [] });
    expect(sandbox.writes).toEqual(writes);
  });

  test('takes what has changed in the folder, and loses what is gone', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await edit(contentDir, SURVEY, { popularity: 4321 });
    await rm(join(contentDir, 'pages/the-letter.json'));
    const { steps, spared } = await tools.push();
    expect(steps.filter(({ name }) => name !== 'site/site').map(({ change, name }) => [change, name])).toEqual(
      expect.arrayContaining([
        ['change', SURVEY_STORY],
        ['remove', 'page/the-letter'],
      ]),
    );
    expect(spared).toEqual([]);
    expect((await storyAt(sandbox, 'editorials/reading-a-survey')).story.content.popularity).toBe('4321');
    expect((await tools.push()).steps).toEqual([]);
  });

  test('keeps what an editor has changed, and names it, until --force', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await editStory(sandbox, 'editorials/reading-a-survey', { popularity: '77' });
    await edit(contentDir, SURVEY, { popularity: 5 });
    expect(await tools.push()).toMatchObject({ steps: [], spared: [{ kind: 'stories', name: SURVEY_STORY }] });
    expect(tools.said).toContainEqual(expect.stringMatching(`left alone stories: ${SURVEY_STORY}`));
    expect((await storyAt(sandbox, 'editorials/reading-a-survey')).story.content.popularity).toBe('77');
    expect((await tools.push({ force: true })).spared).toEqual([]);
    expect((await storyAt(sandbox, 'editorials/reading-a-survey')).story.content.popularity).toBe('5');
  });

  test('keeps a component that somebody has changed, and a field that the site does not know', async () => {
    const { sandbox, tools } = await pushedSpace();
    const { components } = sandbox.management.lists;
    const [id, quote] = [...components].find(([, { name }]) => name === 'quote') ?? [];
    const schema = quote?.schema as Record<string, object>;
    components.set(Number(id), {
      ...quote,
      schema: { ...schema, text: { ...schema.text, required: false }, mood: { type: 'text' } },
    });
    expect((await tools.push()).spared).toEqual([{ kind: 'components', name: 'quote', why: 'changed' }]);
    await tools.push({ force: true });
    expect(components.get(Number(id))?.schema).toMatchObject({ text: { required: true }, mood: { type: 'text' } });
  });
});

describe('CM1 faults of the service', () => {
  const passing: readonly SandboxFault[] = ['too-many-requests', 'server-error', 'unavailable', 'reset'];

  test.each(passing)('%s: a request is sent again, and nothing is made twice', async (fault) => {
    const { sandbox, contentDir, tools } = await preparedSpace();
    sandbox.fail(fault, { times: 3, after: 2, path: /POST .*\/stories$/ });
    await tools.push();
    sandbox.fail(null);
    expect(tools.pauses.length).toBe(3);
    const stories = sandbox.space.stories.map(({ draft }) => draft.path);
    expect(new Set(stories).size).toBe(stories.length);
    expect((await (await spaceTools(sandbox, contentDir)).push()).steps).toEqual([]);
  });

  test('waits as long as Retry-After says', async () => {
    const { sandbox, tools } = await preparedSpace();
    sandbox.fail('too-many-requests-for-five-seconds', { times: 2, path: /PUT|POST/ });
    await tools.push();
    expect(tools.pauses).toEqual([5_000, 5_000]);
  });

  test.each([
    [/POST .*\/datasource_entries$/, 3],
    [/POST .*\/stories$/, 8],
    [/PUT .*\/stories\//, 0],
    [/POST \/uploads/, 1],
    [/PUT .*\/assets\//, 1],
  ])('a push that ends at %s goes on with --resume', async (path, after) => {
    const { sandbox, contentDir, tools } = await preparedSpace();
    sandbox.fail('server-error', { after, path });
    await expect(tools.push()).rejects.toThrow('was answered with 500');
    sandbox.fail(null);
    expect((await tools.push({ resume: true })).spared).toEqual([]);
    expect((await (await spaceTools(sandbox, contentDir)).push()).steps).toEqual([]);
  });

  test('a story whose write was lost is not written over without --resume', async () => {
    const { sandbox, contentDir, tools } = await pushedSpace();
    await edit(contentDir, SURVEY, { popularity: 6 });
    sandbox.fail('server-error', { path: /PUT .*\/stories\// });
    await expect(tools.push()).rejects.toThrow();
    sandbox.fail(null);
    expect((await tools.push()).spared).toEqual([{ kind: 'stories', name: SURVEY_STORY, why: 'changed' }]);
    expect((await tools.push({ resume: true })).spared).toEqual([]);
  });

  test('a refused value ends the push with its field', async () => {
    const { sandbox, tools } = await emptySpace();
    sandbox.fail('unprocessable', { path: /POST .*\/components$/ });
    await expect(tools.push()).rejects.toThrow('POST /components was refused (422): name is too long');
  });

  test.each([
    ['a wrong token', { token: 'wrong' }, /^STORYBLOK_MANAGEMENT_TOKEN was refused \(401\)/],
    ['another space', { space: 7 }, /^There is no space 7 \(404\)/],
  ])('%s is named', async (_, account, sentence) => {
    const sandbox = await startStoryblokSandbox();
    onTestFinished(() => sandbox.close());
    const tools = await spaceTools(sandbox, await partOfDemo(), account);
    await expect(tools.push()).rejects.toThrow(sentence);
  });

  test('a folder without content leaves the space as it is', async () => {
    const { sandbox } = await emptySpace();
    const tools = await spaceTools(sandbox, await temporaryFolder());
    await expect(tools.push()).rejects.toThrow('holds no content');
    expect(sandbox.writes).toEqual([]);
  });
});
