import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentFilesRedirects, ContentFilesRepository } from '../../../adapters/content-files/content-files.ts';
import { LOCALES } from '../../../core/locale/locale.ts';
import { findRedirect } from '../../../core/routing/redirects.ts';
import { matchRoute } from '../../../core/routing/routes.ts';
import { splitAddress } from '../../../core/routing/trailing-slash.ts';
import { MemoryRedirectRules } from '../../fakes/memory-redirect-rules.ts';
import { contentFolder, keptLog, writeContent } from './content-fixture.ts';
import { redirectRulesContract } from './redirect-rules-contract.ts';

const FILE = 'redirects.json';
const DEMO = join(import.meta.dirname, '../../../content');

redirectRulesContract('memory', async (rules) => new MemoryRedirectRules(rules));
redirectRulesContract(
  'content-files',
  async (rules) => new ContentFilesRedirects(await contentFolder({ [FILE]: rules }), keptLog()),
);

async function read(content: unknown) {
  const log = keptLog();
  const redirects = await new ContentFilesRedirects(await contentFolder({ [FILE]: content }), log).redirects();
  return { redirects, log };
}

describe('LK4 content-files: a row', () => {
  test('has one URL for every locale or one per locale, and defaults to 301', async () => {
    const { redirects, log } = await read([
      { from: '/a/', to: '/b/' },
      { from: { en: '/c/', es: '/d/' }, to: { en: '/e/', es: '/f/' }, status: 307 },
      { from: '/g/', to: { en: '/h/', es: '/i/' }, status: null },
    ]);
    expect(log.lines).toEqual([]);
    for (const { code } of LOCALES) {
      expect(findRedirect(redirects, '/a/', code)).toEqual({ to: '/b/', external: false, status: 301 });
    }
    expect(findRedirect(redirects, '/c/', 'en')).toEqual({ to: '/e/', external: false, status: 307 });
    expect(findRedirect(redirects, '/d/', 'es')).toEqual({ to: '/f/', external: false, status: 307 });
    expect(findRedirect(redirects, '/g/', 'es')).toEqual({ to: '/i/', external: false, status: 301 });
  });

  test.each([
    [{ from: '/a/?b', to: '/c/' }, ['from']],
    [{ from: '/a/#b', to: '/c/' }, ['from']],
    [{ from: '/en/a/', to: '/c/' }, ['from']],
    [{ from: 'a/', to: '/c/' }, ['from']],
    [{ from: 'https://other.example/', to: '/c/' }, ['from']],
    [{ from: '', to: '' }, ['from', 'to']],
    [{ from: { en: '/a/', es: '/a/?b' }, to: '/c/' }, ['from.es']],
    [{ from: { en: '/a/' }, to: { es: '/c/' } }, ['from.es', 'to.en']],
    [{ from: '/a/', to: '/c/', status: 303 }, ['status']],
    [{ from: '/a/', to: '/c/', status: '301' }, ['status']],
    [{ from: 1, to: '/c/' }, ['from']],
    ['/a/', ['record']],
    [null, ['record']],
  ])('%j is left out and reported by row and field', async (bad, fields) => {
    const { redirects, log } = await read([{ from: '/y/', to: '/z/' }, bad]);
    expect([...redirects.en.keys()]).toEqual(['/y/']);
    expect(log.lines).toMatchObject([
      { file: FILE, row: 1, problems: fields.map((field) => ({ field })), message: 'Content record left out' },
    ]);
  });
});

test('LK4 content-files logs loops, chains, duplicates and refused targets once per reading', async () => {
  const dir = await contentFolder({
    [FILE]: [
      { from: { en: '/a/', es: '/a/' }, to: { en: '/b/', es: '/c/' } },
      { from: { en: '/b/', es: '/b/' }, to: { en: '/a/', es: '/d/' } },
      { from: { en: '/e/', es: '/e/' }, to: { en: '/f/', es: 'javascript:alert(1)' } },
    ],
  });
  const log = keptLog();
  const rules = new ContentFilesRedirects(dir, log, 0);
  await rules.redirects();
  await rules.version();
  await rules.redirects();
  expect(log.lines).toMatchObject([
    { file: FILE, problem: { kind: 'loop', locale: 'en' }, message: 'Redirect loop in en: /a/ → /b/ → /a/' },
    { file: FILE, problem: { kind: 'refused', locale: 'es', from: '/e/', to: 'javascript:alert(1)' } },
  ]);
});

test('LK4 content-files logs a hundred problems of redirects, and how many more there are', async () => {
  const { redirects, log } = await read(
    Array.from({ length: 1500 }, (_, at) => ({ from: `/${at}/`, to: `/${at + 1}/` })),
  );
  expect(redirects.en.get('/0/')).toMatchObject({ to: '/1500/' });
  expect(log.lines).toHaveLength(101);
  expect(log.lines.at(-1)).toEqual({ file: FILE, further: 2898, message: 'Redirects have further problems' });
  expect(JSON.stringify(log.lines).length).toBeLessThan(100_000);
});

test.each([['{}'], ['nonsense'], ['']])('content-files without a list of rules (%j) has no rules', async (content) => {
  const { redirects, log } = await read(content);
  expect(redirects.en.size).toBe(0);
  expect(log.lines).toMatchObject([{ file: FILE, message: 'Content file left out' }]);
});

test('LK4 content-files without the file has no rules and does not warn', async () => {
  const log = keptLog();
  const [here, there] = await Promise.all(
    [1, 2].map(async () => new ContentFilesRedirects(await contentFolder({}), log)),
  );
  expect((await here?.redirects())?.en.size).toBe(0);
  expect(await here?.version()).toBe(await there?.version());
  expect(log.lines).toEqual([]);
});

test('content-files warns of an unreadable file', async () => {
  const log = keptLog();
  const rules = new ContentFilesRedirects(await contentFolder({ [`${FILE}/a.json`]: [] }), log);
  expect((await rules.redirects()).en.size).toBe(0);
  expect(log.lines).toMatchObject([{ file: FILE, message: 'Content file left out' }]);
});

test('content-files rereads a changed, an added and a deleted file when asked for the version', async () => {
  const dir = await contentFolder({});
  const rules = new ContentFilesRedirects(dir, keptLog(), 0);
  const paths = async () => [...(await rules.redirects()).en.keys()];
  const versions = [await rules.version()];
  expect(await paths()).toEqual([]);

  await writeContent(dir, FILE, [{ from: '/a/', to: '/b/' }]);
  versions.push(await rules.version());
  expect(await paths()).toEqual(['/a/']);

  await writeContent(dir, FILE, [{ from: '/other/', to: '/b/' }]);
  versions.push(await rules.version());
  expect(await paths()).toEqual(['/other/']);
  expect(new Set(versions).size).toBe(3);

  await rm(join(dir, FILE));
  expect(await rules.version()).toBe(versions[0]);
  expect(await paths()).toEqual([]);
});

describe('LK4 the demo redirects', () => {
  test('have no problems, and one leaves the site', async () => {
    const log = keptLog();
    const redirects = await new ContentFilesRedirects(DEMO, log).redirects();
    expect(log.lines).toEqual([]);
    const rows: readonly unknown[] = JSON.parse(await readFile(join(DEMO, FILE), 'utf8'));
    for (const { code } of LOCALES) {
      expect(redirects[code].size).toBe(rows.length);
      expect([...redirects[code].values()].some(({ external }) => external)).toBe(true);
    }
  });

  test('lead to existing pages, from unused paths', async () => {
    const redirects = await new ContentFilesRedirects(DEMO, keptLog()).redirects();
    const content = new ContentFilesRepository(DEMO, keptLog());
    const isThere = async (path: string, locale: (typeof LOCALES)[number]['code']) => {
      const route = matchRoute(path);
      return route?.name === 'content' ? (await content.page(route.slug, locale)) !== null : route !== null;
    };
    for (const { code } of LOCALES) {
      for (const [from, { to, external }] of redirects[code]) {
        expect([from, await isThere(from, code)]).toEqual([from, false]);
        if (!external) expect([to, await isThere(splitAddress(to).path, code)]).toEqual([to, true]);
      }
    }
  });
});
