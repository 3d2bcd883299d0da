import { expect, test } from 'vitest';
import { ContentFilesRepository } from '../../adapters/content-files/content-files-repository.ts';
import { MemoryContentRepository } from '../../adapters/memory/memory-content-repository.ts';
import { contentFolder, keptLog } from './content-fixture.ts';
import { contentRepositoryContract, type SuiteContent } from './content-repository-contract.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from './sample-content.ts';

/** The files of a content folder. */
function files({ site, home, pages }: SuiteContent): Record<string, unknown> {
  const pageFiles = pages.map((page) => [`pages/${page.id}.json`, page]);
  return { 'site.json': site, 'home.json': home, ...Object.fromEntries(pageFiles) };
}

contentRepositoryContract('memory', async (content) => new MemoryContentRepository(content));
contentRepositoryContract(
  'content-files',
  async (content) => new ContentFilesRepository(await contentFolder(files(content)), keptLog()),
);

const PAGE = samplePage('sea', { en: 'sea', es: 'mar' });

test('CO2 content-files leaves a wrong block out, and names page, block and field', async () => {
  const blocks = { en: [{ type: 'carousel' }, ...PAGE.blocks.en, { type: 'page-head' }, 7], es: PAGE.blocks.es };
  const log = keptLog();
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
    'pages/sea.json': { ...PAGE, blocks },
  });
  const page = await new ContentFilesRepository(dir, log).page('sea', 'en');
  expect(page?.blocks).toEqual(PAGE.blocks);
  expect(log.lines).toMatchObject([
    { file: 'pages/sea.json', page: 'sea', locale: 'en', block: 'carousel', field: 'type' },
    { file: 'pages/sea.json', page: 'sea', locale: 'en', block: 'page-head', field: 'title' },
    { file: 'pages/sea.json', page: 'sea', locale: 'en', block: 'unknown', field: 'type' },
  ]);
});

test.each([
  ['no JSON', 'nonsense'],
  ['nothing', ''],
  ['a list', []],
  ['a page without a Spanish slug', { ...PAGE, slug: { en: 'sea' } }],
  ['a page whose slug is a path out', { ...PAGE, slug: { en: '../sea', es: 'mar' } }],
  ['a page without blocks', { ...PAGE, blocks: undefined }],
])('CO2 content-files leaves out %s; the other pages stay', async (_, wrong) => {
  const log = keptLog();
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }),
    'pages/wrong.json': wrong,
  });
  expect(await new ContentFilesRepository(dir, log).pages()).toEqual([PAGE]);
  expect(log.lines).toMatchObject([{ file: 'pages/wrong.json', message: 'Content page left out' }]);
});

test('RT1 content-files keeps the first of two pages with one slug', async () => {
  const log = keptLog();
  const second = samplePage('tide', { en: 'tide', es: 'mar' });
  const dir = await contentFolder(files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE, second] }));
  expect(await new ContentFilesRepository(dir, log).pages()).toEqual([PAGE]);
  expect(log.lines).toMatchObject([{ file: 'pages/tide.json', problem: 'its slug is taken by sea' }]);
});

test.each([
  ['site.json', undefined],
  ['site.json', { ...SAMPLE_SITE, brand: null }],
  ['home.json', undefined],
  ['home.json', { ...SAMPLE_HOME, title: 'Yachts' }],
])('content-files does not start with a wrong %s, and says so', async (file, content) => {
  const all = { ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }) };
  if (content === undefined) delete all[file];
  else all[file] = content;
  const repository = new ContentFilesRepository(await contentFolder(all), keptLog());
  await expect(repository.site()).rejects.toThrow(file);
});
