import { describe, expect, test } from 'vitest';
import { StoryblokContent, StoryblokYachts } from '../../../adapters/storyblok/storyblok-content.ts';
import { StoryblokEditedDrafts } from '../../../adapters/storyblok/storyblok-edited-drafts.ts';
import type { Page } from '../../../core/content/page.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Fields } from '../../../tools/stored-stories/stored.ts';
import { demoTexts } from '../../demo-texts.ts';
import { MemoryEditedDrafts } from '../../fakes/content/memory-edited-drafts.ts';
import { MemoryContentRepository } from '../../fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { sampleYachtWire } from '../../samples/sample-wire.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import type { StoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';
import { editedDraftsContract, titleOf } from './edited-drafts-contract.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const SEA_SLUGS = demoTexts({ en: 'sea', es: 'mar' });
const TIDE_SLUGS = demoTexts({ en: 'tide', es: 'marea' });
const SEA = pageRecord(samplePage('sea', SEA_SLUGS));
const TIDE = pageRecord(samplePage('tide', TIDE_SLUGS));

const SEA_ROUTE = { name: 'content', slug: 'sea' } as const;
/** The address of the yacht's story in the space. */
const YACHT = 'yachts/aurora';

async function editor() {
  const sandbox = await storyblokSandbox({ pages: [SEA, TIDE], yachts: [{ ...sampleYachtWire() }] });
  const { space, log } = await storyblokSpace(sandbox);
  const published = new StoryblokContent(space);
  await published.site();
  return { sandbox, log, published, catalogue: new StoryblokYachts(space), drafts: new StoryblokEditedDrafts(space) };
}

function storyAt({ space }: StoryblokSandbox, path: string) {
  return space.stories.find(({ draft }) => draft.path === path);
}

/** Saves the draft of a story with other fields. */
function saveFields(sandbox: StoryblokSandbox, path: string, fields: Fields): void {
  const story = storyAt(sandbox, path);
  if (story) story.draft = { ...story.draft, content: { ...story.draft.content, ...fields } };
}

/** The page as the editor's message has it, with other fields and without the marks of drafts. */
function typed(sandbox: StoryblokSandbox, change: (content: Fields) => Fields, path = 'sea') {
  const story = storyAt(sandbox, path);
  return { id: story?.id, uuid: story?.uuid, content: change((story?.draft.content ?? {}) as Fields) };
}

const headed = (title: string) => [{ _uid: 'new', component: 'page-head', title }];
const saved = (title: string) => ({ ...SEA, blocks: { en: [{ type: 'page-head', title }], es: [] } });

editedDraftsContract('memory', async () => {
  const pages = [samplePage('sea', SEA_SLUGS), samplePage('tide', TIDE_SLUGS)];
  const [sea] = pages as [Page, Page];
  const headedPage = (title: string | null, locale: Locale): Page => {
    const translation = sea.translations[locale];
    const blocks = [{ type: 'page-head', title: title ?? '', standfirst: null } as const];
    return { ...sea, translations: { ...sea.translations, [locale]: translation && { ...translation, blocks } } };
  };
  const content = { site: SAMPLE_SITE, home: SAMPLE_HOME, pages };
  const aurora = sampleYacht();
  const drafts = new MemoryEditedDrafts(content, [aurora]);
  const titled = (title: string, locale: Locale) => ({
    ...SAMPLE_HOME,
    title: { ...SAMPLE_HOME.title, [locale]: title },
  });
  return {
    drafts,
    content: new MemoryContentRepository(content),
    typed: (title, locale) => (title === null ? { id: 'sea' } : headedPage(title, locale)),
    save: (title) => drafts.save(headedPage(title, 'en')),
    catalogue: new MemoryYachtCatalogue([aurora]),
    typedHome: (title, locale) => ({ home: title === null ? null : titled(title, locale) }),
    saveHome: (title) => drafts.saveHome(title === null ? null : titled(title, 'en')),
    typedYacht: (name) => ({ yacht: name === null ? null : { ...aurora, name } }),
    saveYacht: (name) => drafts.saveYacht(aurora, name === null ? null : { ...aurora, name }),
  };
});

editedDraftsContract('storyblok', async () => {
  const { sandbox, published, catalogue, drafts } = await editor();
  const homeFields = (title: string | null, key = 'title') => (title === null ? { hero: [] } : { [key]: title });
  return {
    drafts,
    catalogue,
    content: published,
    typed: (title, locale) =>
      typed(sandbox, (page) =>
        title === null
          ? { ...page, state: [] }
          : { ...page, [locale === 'en' ? 'blocks' : `blocks__i18n__${locale}`]: headed(title) },
      ),
    save: (title) => sandbox.space.saveDraft('page', saved(title)),
    typedHome: (title, locale) => {
      const key = locale === 'en' ? 'title' : `title__i18n__${locale}`;
      return typed(sandbox, (home) => ({ ...home, ...homeFields(title, key) }), 'home');
    },
    saveHome: (title) => saveFields(sandbox, 'home', homeFields(title)),
    typedYacht: (name) => typed(sandbox, (yacht) => ({ ...yacht, name: name ?? '' }), YACHT),
    saveYacht: (name) => saveFields(sandbox, YACHT, { name: name ?? '' }),
  };
});

describe('CM2 storyblok: a page as its editor has it', () => {
  test('has its blocks marked, those that were added a moment ago and those that are wrong, too', async () => {
    const { sandbox, drafts } = await editor();
    const blocks = [...headed('Typed'), { _uid: 'wrong', component: 'quote' }];
    const story = typed(sandbox, (page) => ({ ...page, blocks }));
    const page = await (await drafts.with(story, 'en'))?.content.page('sea', 'en', 'draft');
    const { blocks: read, problems } = page?.translations.en ?? { blocks: [], problems: [] };
    const mark = (uid: string, name: string) => JSON.stringify({ id: String(story.id), uid, name, space: '1' });
    expect(read.map(({ editMark }) => editMark)).toEqual([mark('new', 'page-head')]);
    expect(problems.map(({ editMark }) => editMark)).toEqual([mark('wrong', 'quote')]);
  });

  test('reads the space once, however much is typed', async () => {
    const { sandbox, drafts } = await editor();
    for (const title of ['A', 'B', 'C']) {
      const content = await drafts.with(
        typed(sandbox, (page) => ({ ...page, blocks: headed(title) })),
        'en',
      );
      expect(await titleOf(content?.content)).toBe(title);
    }
    expect(sandbox.seen.filter((url) => url.includes('version=draft'))).toHaveLength(2);
  });

  test.each<[string, (page: Fields) => unknown]>([
    ['another content type', (page) => ({ ...page, component: 'yacht' })],
    ['no content', () => null],
    ['content without end', (page) => ({ ...page, blocks: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) })],
  ])('is none with %s', async (_, change) => {
    const { sandbox, drafts } = await editor();
    expect(await drafts.with(typed(sandbox, change as (page: Fields) => Fields), 'en')).toBeNull();
  });

  test('is none without a preview token', async () => {
    const sandbox = await storyblokSandbox({ pages: [SEA] });
    const { space } = await storyblokSpace({ ...sandbox, previewToken: null as unknown as string });
    const story = typed(sandbox, (page) => page);
    expect(await new StoryblokEditedDrafts(space).with(story, 'en')).toBeNull();
    expect(sandbox.seen.filter((url) => url.includes('draft'))).toEqual([]);
  });
});

describe('CM2 storyblok: what was saved', () => {
  test('is read at once, although drafts were read a moment ago', async () => {
    const { sandbox, published, drafts } = await editor();
    expect(await titleOf(published)).toBe('sea');
    sandbox.space.saveDraft('page', saved('Saved'));
    expect(await titleOf(published)).toBe('sea');
    expect(await titleOf((await drafts.anew(SEA_ROUTE)).content)).toBe('Saved');
    expect(await titleOf(published)).toBe('Saved');
  });

  test('is read by one reading at a time, and by one more for all who ask meanwhile', async () => {
    const { sandbox, published, drafts } = await editor();
    const first = published.pages('draft');
    sandbox.space.saveDraft('page', saved('Saved'));
    const all = await Promise.all(
      Array.from({ length: 20 }, async () => titleOf((await drafts.anew(SEA_ROUTE)).content)),
    );
    await first;
    expect(new Set(all)).toEqual(new Set(['Saved']));
    // Each reading asks once in each language.
    expect(sandbox.seen.filter((url) => url.includes('version=draft'))).toHaveLength(4);
  });
});

describe('CM2 storyblok: the drafts of the homepage and of yachts', () => {
  const draftsSeen = ({ seen }: StoryblokSandbox) =>
    seen.filter((url) => url.includes('version=draft')).map((url) => url.replace(/\?.*/, ''));
  const AURORA = { name: 'yacht', market: 'charter', slug: 'aurora' } as const;

  test('are read one by one, in each language, and no other draft with them', async () => {
    const { sandbox, published, catalogue, drafts } = await editor();
    const story = (path: string) => `/v2/cdn/stories/${storyAt(sandbox, path)?.uuid}`;
    for (let preview = 0; preview < 2; preview += 1) await catalogue.draftBySlug('charter', 'aurora');
    await drafts.with(
      typed(sandbox, (yacht) => yacht, YACHT),
      'en',
    );
    expect(draftsSeen(sandbox)).toEqual([story(YACHT), story(YACHT)]);
    await published.homeDraft();
    expect(draftsSeen(sandbox).slice(2)).toEqual([story('home'), story('home')]);
    await Promise.all([drafts.anew(AURORA), drafts.anew(AURORA), drafts.anew({ name: 'home' })]);
    expect(draftsSeen(sandbox).slice(4).sort()).toEqual(
      [story(YACHT), story(YACHT), story('home'), story('home')].sort(),
    );
  });

  test('have marks: each section of the homepage, and the yacht as a whole', async () => {
    const { sandbox, published, catalogue } = await editor();
    const { editMarks } = await published.homeDraft();
    expect(Object.keys(editMarks).sort()).toEqual(['destinations', 'hero', 'lately', 'offices', 'scale', 'whole']);
    expect(JSON.parse(editMarks.hero ?? '')).toMatchObject({
      id: String(storyAt(sandbox, 'home')?.id),
      name: 'home-hero',
    });
    const yacht = await catalogue.draftBySlug('charter', 'aurora');
    expect(JSON.parse(yacht?.editMarks.whole ?? '')).toMatchObject({ name: 'yacht' });
  });

  test('are what was read last while they cannot be read, else what is published', async () => {
    const { sandbox, published, drafts, log } = await editor();
    sandbox.fail('unavailable', { path: /version=draft/ });
    expect(await published.homeDraft()).toMatchObject({ value: SAMPLE_HOME, isBehind: true });
    sandbox.fail(null);
    saveFields(sandbox, 'home', { title: 'Saved' });
    await drafts.anew({ name: 'home' });
    sandbox.fail('unavailable', { path: /version=draft/ });
    const { content } = await drafts.anew({ name: 'home' });
    expect(await content.homeDraft()).toMatchObject({ value: { title: { en: 'Saved' } }, isBehind: false });
    expect(log.lines.filter((line) => line.includes('draft'))).toHaveLength(3);
  });

  test('are none without a preview token', async () => {
    const sandbox = await storyblokSandbox({ yachts: [{ ...sampleYachtWire() }] });
    const { space } = await storyblokSpace({ ...sandbox, previewToken: null as unknown as string });
    expect(await new StoryblokContent(space).homeDraft()).toMatchObject({ isBehind: false, editMarks: {} });
    const yacht = await new StoryblokYachts(space).draftBySlug('charter', 'aurora');
    expect(yacht).toMatchObject({ value: { id: 'aurora' }, isBehind: false });
    expect(draftsSeen(sandbox)).toEqual([]);
  });
});
