import { expect, test } from 'vitest';
import { ContentFilesRepository } from '../../../adapters/content-files/content-files.ts';
import { demoTexts } from '../../demo-texts.ts';
import { MemoryContentRepository } from '../../fakes/memory-content-repository.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { SAMPLE_STOPS, stopRecord } from '../../samples/sample-stops.ts';
import { SAMPLE_TERMS, termsRecord } from '../../samples/sample-terms.ts';
import { contentFolder, keptLog } from './content-fixture.ts';
import { contentRepositoryContract, type SuiteContent } from './content-repository-contract.ts';

/** Returns the files of a content folder. */
function files({ site, home, pages, drafts = [], charterTerms, stops }: SuiteContent): Record<string, unknown> {
  const pageFiles = [
    ...pages.map((page) => [`pages/all/${page.id}.json`, pageRecord(page)]),
    ...drafts.map((page) => [`drafts/${page.id}.json`, pageRecord(page)]),
  ];
  const terms = charterTerms === undefined ? {} : { 'charter-terms.json': termsRecord(charterTerms) };
  const stopsFile = stops === undefined ? {} : { 'stops.json': stops.map(stopRecord) };
  return { ...terms, ...stopsFile, 'site.json': site, 'home.json': home, ...Object.fromEntries(pageFiles) };
}

contentRepositoryContract('memory', async (content) => new MemoryContentRepository(content));
contentRepositoryContract(
  'content-files',
  async (content) => new ContentFilesRepository(await contentFolder(files(content)), keptLog()),
);

const PAGE = samplePage('sea', demoTexts({ en: 'sea', es: 'mar' }));
const RECORD = pageRecord(PAGE);

test('CO2 content-files leaves out a wrong block and reports page, block and field', async () => {
  const record = pageRecord(PAGE);
  const good = PAGE.translations.en?.blocks ?? [];
  const blocks = { ...(record.blocks as object), en: [{ type: 'carousel' }, ...good, { type: 'page-head' }, 7] };
  const log = keptLog();
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
    'pages/sea.json': { ...record, blocks },
  });
  const page = await new ContentFilesRepository(dir, log).page('sea', 'en');
  expect(page?.translations.en?.blocks).toEqual(good);
  expect(page?.translations.es).toEqual(PAGE.translations.es);
  expect(page?.translations.en?.problems).toMatchObject([
    { at: 0, block: 'carousel', problems: [{ field: 'type' }] },
    { at: 2, block: 'page-head', problems: [{ field: 'title' }] },
    { at: 2, block: 'unknown' },
  ]);
  expect(log.lines).toMatchObject([
    { file: 'pages/sea.json', page: 'sea', locale: 'en', block: 'carousel', problems: [{ field: 'type' }] },
    { file: 'pages/sea.json', page: 'sea', locale: 'en', block: 'page-head', problems: [{ field: 'title' }] },
    { file: 'pages/sea.json', page: 'sea', locale: 'en', block: 'unknown' },
  ]);
});

test.each([
  ['invalid JSON', 'nonsense'],
  ['nothing', ''],
  ['an array', []],
  ['a page without a slug', { ...RECORD, slug: {} }],
  ['a page whose Spanish slug has no text', { ...RECORD, state: { en: (RECORD.state as { en: object }).en } }],
  ['a page whose slug escapes the folder', { ...RECORD, slug: { en: '../sea' } }],
  ['a page whose slug is reserved', { ...RECORD, slug: { en: 'search' } }],
  ['a page without blocks', { ...RECORD, blocks: undefined }],
])('CO2 content-files leaves out %s; the other pages stay', async (_, wrong) => {
  const log = keptLog();
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }),
    'pages/wrong.json': wrong,
  });
  expect(await new ContentFilesRepository(dir, log).pages()).toEqual([PAGE]);
  expect(log.lines).toMatchObject([{ file: 'pages/wrong.json', message: 'Content page left out' }]);
});

test.each([
  ['mar', 'is taken by sea'],
  ['search', '"search" is reserved for one of the site’s own pages'],
  ['Mal Slug', 'must be lower-case letters, digits, hyphens and slashes, such as "crew/life"'],
])(
  'RT1 RT5 content-files leaves out a page with the Spanish slug %j in Spanish alone and reports it',
  async (es, problem) => {
    const log = keptLog();
    const second = samplePage('tide', demoTexts({ en: 'tide', es }));
    const dir = await contentFolder(files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE, second] }));
    const repository = new ContentFilesRepository(dir, log);
    expect(await repository.pages()).toEqual([PAGE, { ...second, translations: { ...second.translations, es: null } }]);
    expect((await repository.page('tide', 'en'))?.id).toBe('tide');
    expect(log.lines).toMatchObject([
      {
        file: 'pages/all/tide.json',
        problems: [{ field: 'slug.es', problem }],
        message: 'Content page left out in a language',
      },
    ]);
  },
);

test('content-files leaves out a wrong port of the charter terms and reports it', async () => {
  const log = keptLog();
  const record = termsRecord(SAMPLE_TERMS);
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }),
    'charter-terms.json': { ...record, ports: [...(record.ports as object[]), 'Nowhere'] },
  });
  expect(await new ContentFilesRepository(dir, log).charterTerms()).toEqual(SAMPLE_TERMS);
  expect(log.lines).toMatchObject([
    { file: 'charter-terms.json', message: 'Part of a content record left out', problems: [{ field: 'ports[5]' }] },
  ]);
});

test.each([
  ['invalid JSON', 'nonsense'],
  ['terms without an allowance', { ...termsRecord(SAMPLE_TERMS), apa: {} }],
])('content-files starts without charter terms where their file holds %s and reports it', async (_, wrong) => {
  const log = keptLog();
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }),
    'charter-terms.json': wrong,
  });
  const repository = new ContentFilesRepository(dir, log);
  expect(await repository.charterTerms()).toBeNull();
  expect(await repository.pages()).toEqual([PAGE]);
  expect(log.lines).toMatchObject([{ file: 'charter-terms.json', message: 'Content file left out' }]);
});

test('CF3 content-files leaves out a wrong stop and a duplicate id and reports them', async () => {
  const log = keptLog();
  const [first = {}, ...others] = SAMPLE_STOPS.map(stopRecord);
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }),
    'stops.json': [first, { ...first, id: 'spetses', lat: 91 }, ...others, first],
  });
  expect(await new ContentFilesRepository(dir, log).stops()).toEqual(SAMPLE_STOPS);
  expect(log.lines).toMatchObject([
    { file: 'stops.json', row: 1, message: 'Content record left out', problems: [{ field: 'lat' }] },
    { file: 'stops.json', row: 4, message: 'Content record left out', problems: [{ field: 'id' }] },
  ]);
});

test('CF3 content-files has no stops when their file is unreadable and reports it', async () => {
  const log = keptLog();
  const dir = await contentFolder({
    ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }),
    'stops.json': 'nonsense',
  });
  const repository = new ContentFilesRepository(dir, log);
  expect(await repository.stops()).toEqual([]);
  expect(await repository.pages()).toEqual([PAGE]);
  expect(log.lines).toMatchObject([{ file: 'stops.json', message: 'Content file left out' }]);
});

test('content-files logs nothing about missing charter terms and stops', async () => {
  const log = keptLog();
  const dir = await contentFolder(files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [PAGE] }));
  const repository = new ContentFilesRepository(dir, log);
  expect(await repository.charterTerms()).toBeNull();
  expect(await repository.stops()).toEqual([]);
  expect(log.lines).toEqual([]);
});

test.each([
  ['site.json', undefined],
  ['site.json', { ...SAMPLE_SITE, brand: null }],
  ['home.json', undefined],
  ['home.json', { ...SAMPLE_HOME, title: 'Yachts' }],
])('content-files does not start with a wrong %s and reports it', async (file, content) => {
  const all = { ...files({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }) };
  if (content === undefined) delete all[file];
  else all[file] = content;
  const repository = new ContentFilesRepository(await contentFolder(all), keptLog());
  await expect(repository.site()).rejects.toThrow(file);
});
