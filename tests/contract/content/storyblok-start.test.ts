import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StoryblokContent } from '../../../adapters/storyblok/storyblok-content.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../samples/sample-content.ts';
import { emptyFolder, storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const KEPT = 'Storyblok cannot be read: what was kept from before is shown';
const NOTHING_KEPT =
  /^Storyblok: the request for \/v2\/cdn\/spaces\/me was answered with 503; no content was kept from before$/;

describe('CO8 storyblok: a start while the service is down', () => {
  test('shows the cached content and recovers', async () => {
    const sandbox = await storyblokSandbox();
    const keepIn = await emptyFolder();
    const before = new StoryblokContent((await storyblokSpace(sandbox, { keepIn })).space);
    const version = await before.version();
    sandbox.fail('unavailable');
    const { space, log } = await storyblokSpace(sandbox, { keepIn });
    const content = new StoryblokContent(space);
    expect(await content.site()).toEqual(SAMPLE_SITE);
    expect(await content.version()).toBe(version);
    expect(log.lines).toEqual([KEPT]);
    sandbox.fail(null);
    sandbox.space.publish('home', { ...SAMPLE_HOME, title: { en: 'Ketches', es: 'Queches' } });
    await space.look();
    expect((await content.home()).title).toEqual({ en: 'Ketches', es: 'Queches' });
    expect(log.lines).toEqual([KEPT, 'Storyblok can be read again']);
  });

  test('fails with one line without a cache, and the next call tries again', async () => {
    const sandbox = await storyblokSandbox();
    sandbox.fail('unavailable', { times: 2 });
    const { space, log } = await storyblokSpace(sandbox);
    await expect(space.current()).rejects.toThrow(NOTHING_KEPT);
    await expect(new StoryblokContent(space).home()).rejects.toThrow(NOTHING_KEPT);
    expect(log.lines).toEqual([]);
    expect((await space.current()).site).toEqual({ ok: true, value: SAMPLE_SITE });
  });

  test.each([
    ['invalid JSON', () => '{"form":1,'],
    ['another format', () => '{"form":0}'],
    ['an array', () => '[]'],
    ['without stories', () => '{"form":1,"cv":1,"stories":{"en":[]}}'],
    ['half a story', (kept: string) => kept.replaceAll('"component":"home"', '"component":""')],
  ])('leaves out and reports a cached file that is %s', async (_, spoil) => {
    const sandbox = await storyblokSandbox();
    const keepIn = await emptyFolder();
    await (await storyblokSpace(sandbox, { keepIn })).space.current();
    const [name = ''] = await readdir(keepIn);
    const file = join(keepIn, name);
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    sandbox.fail('unavailable', { times: 1 });
    const { space, log } = await storyblokSpace(sandbox, { keepIn });
    await expect(space.current()).rejects.toThrow(NOTHING_KEPT);
    expect(log.lines).toEqual(['The stored content could not be read']);
    expect(log.details).toEqual([{ file, problem: expect.stringMatching(/./) }]);
    // The next successful reading replaces it.
    await space.current();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ form: 1 });
    expect(await readdir(keepIn)).toEqual([name]);
  });

  test('shows no content of another space', async () => {
    const [one, other] = [await storyblokSandbox(), await storyblokSandbox()];
    const keepIn = await emptyFolder();
    await (await storyblokSpace(one, { keepIn })).space.current();
    other.fail('unavailable');
    await expect((await storyblokSpace(other, { keepIn })).space.current()).rejects.toThrow(NOTHING_KEPT);
  });
});

test('CO8 storyblok: shows content that cannot be cached, and logs why', async () => {
  const keepIn = join(await emptyFolder(), 'a-file');
  await writeFile(keepIn, '');
  const { space, log } = await storyblokSpace(await storyblokSandbox(), { keepIn });
  expect((await space.current()).site.ok).toBe(true);
  expect(log.lines).toEqual(['The content could not be stored']);
});

test('storyblok: a wrong token stops the start with one line', async () => {
  const sandbox = await storyblokSandbox();
  const { space } = await storyblokSpace(sandbox, { token: 'wrong' });
  await expect(space.current()).rejects.toThrow(
    'Storyblok: the request for /v2/cdn/spaces/me was refused (401): the token is wrong or gives no access to drafts; no content was kept from before',
  );
});

test.each([
  ['site', { site: undefined }, 'no story of the content type site'],
  [
    'site',
    { site: { ...SAMPLE_SITE, brand: { ...SAMPLE_SITE.brand, name: '' } } },
    'Storyblok: site: brand.name must be',
  ],
  ['home', { home: undefined }, 'no story of the content type home'],
  ['home', { home: { ...SAMPLE_HOME, hero: null } }, 'Storyblok: home: hero must be an object'],
])('CO6 RT2 storyblok does not start with a wrong %s and reports it', async (_, content, line) => {
  const { space } = await storyblokSpace(await storyblokSandbox(content as object));
  await expect(space.current()).rejects.toThrow(line);
});

test('CO6 RT2 storyblok: keeps the previous site settings when they break later, and updates the rest', async () => {
  const sandbox = await storyblokSandbox();
  const keepIn = await emptyFolder();
  const { space, log } = await storyblokSpace(sandbox, { keepIn });
  await space.current();
  sandbox.space.change('site', 'site', (content) => ({ ...content, brand: [] }));
  sandbox.space.publish('home', { ...SAMPLE_HOME, title: { en: 'Ketches', es: 'Queches' } });
  await space.look();
  const content = new StoryblokContent(space);
  expect(await content.site()).toEqual(SAMPLE_SITE);
  expect((await content.home()).title.en).toBe('Ketches');
  expect(log.details).toEqual([{ problem: expect.stringContaining('Storyblok: site: brand') }]);
  // A start with the content on disk has a site.
  sandbox.fail('unavailable');
  expect((await (await storyblokSpace(sandbox, { keepIn })).space.current()).site.ok).toBe(true);
});
