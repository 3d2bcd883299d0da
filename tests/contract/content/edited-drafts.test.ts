import { describe, expect, test } from 'vitest';
import { StoryblokContent, StoryblokEditedDrafts } from '../../../adapters/storyblok/storyblok-content.ts';
import type { Page } from '../../../core/content/page.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Fields } from '../../../tools/stored-stories/stored.ts';
import { demoTexts } from '../../demo-texts.ts';
import { MemoryEditedDrafts } from '../../fakes/content/memory-edited-drafts.ts';
import { MemoryContentRepository } from '../../fakes/memory-content-repository.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import type { StoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';
import { editedDraftsContract, titleOf } from './edited-drafts-contract.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const SEA_SLUGS = demoTexts({ en: 'sea', es: 'mar' });
const TIDE_SLUGS = demoTexts({ en: 'tide', es: 'marea' });
const SEA = pageRecord(samplePage('sea', SEA_SLUGS));
const TIDE = pageRecord(samplePage('tide', TIDE_SLUGS));

async function editor() {
  const sandbox = await storyblokSandbox({ pages: [SEA, TIDE] });
  const { space, log } = await storyblokSpace(sandbox);
  const published = new StoryblokContent(space);
  await published.site();
  return { sandbox, log, published, drafts: new StoryblokEditedDrafts(space) };
}

/** The page as the editor's message has it, with other fields and without the marks of drafts. */
function typed({ space }: StoryblokSandbox, change: (content: Fields) => Fields) {
  const story = space.stories.find(({ draft }) => draft.path === 'sea');
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
  const drafts = new MemoryEditedDrafts(content);
  return {
    drafts,
    content: new MemoryContentRepository(content),
    typed: (title, locale) => (title === null ? { id: 'sea' } : headedPage(title, locale)),
    save: (title) => drafts.save(headedPage(title, 'en')),
  };
});

editedDraftsContract('storyblok', async () => {
  const { sandbox, published, drafts } = await editor();
  return {
    drafts,
    content: published,
    typed: (title, locale) =>
      typed(sandbox, (page) =>
        title === null
          ? { ...page, state: [] }
          : { ...page, [locale === 'en' ? 'blocks' : `blocks__i18n__${locale}`]: headed(title) },
      ),
    save: (title) => sandbox.space.saveDraft('page', saved(title)),
  };
});

describe('CM2 storyblok: a page as its editor has it', () => {
  test('has its blocks marked, those that were added a moment ago and those that are wrong, too', async () => {
    const { sandbox, drafts } = await editor();
    const blocks = [...headed('Typed'), { _uid: 'wrong', component: 'quote' }];
    const story = typed(sandbox, (page) => ({ ...page, blocks }));
    const page = await (await drafts.with(story, 'en'))?.page('sea', 'en', 'draft');
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
      expect(await titleOf(content)).toBe(title);
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
    expect(await titleOf(await drafts.anew())).toBe('Saved');
    expect(await titleOf(published)).toBe('Saved');
  });

  test('is read by one reading at a time, and by one more for all who ask meanwhile', async () => {
    const { sandbox, published, drafts } = await editor();
    const first = published.pages('draft');
    sandbox.space.saveDraft('page', saved('Saved'));
    const all = await Promise.all(Array.from({ length: 20 }, async () => titleOf(await drafts.anew())));
    await first;
    expect(new Set(all)).toEqual(new Set(['Saved']));
    // Each reading asks once in each language.
    expect(sandbox.seen.filter((url) => url.includes('version=draft'))).toHaveLength(4);
  });
});
