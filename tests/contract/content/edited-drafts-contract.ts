import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../core/locale/locale.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { EditedContent, EditedDrafts } from '../../../core/ports/edited-drafts.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import type { Route } from '../../../core/routing/routes.ts';

/**
 * An editor of the pages `sea` and `tide`, whose page heads have the titles `sea` and `tide`, of the homepage, and of the
 * yacht `aurora` for charter.
 */
export interface EditorWorld {
  readonly drafts: EditedDrafts;
  /** What visitors and previews without an editor read. */
  readonly content: ContentRepository;
  readonly catalogue: YachtCatalogue;
  /** Returns the page `sea` as the editor has it on the screen, with another title in a language; null for none. */
  typed(title: string | null, locale: Locale): unknown;
  save(title: string): void;
  /** The same of the homepage; null for one that cannot be read. */
  typedHome(title: string | null, locale: Locale): unknown;
  saveHome(title: string | null): void;
  /** The same of the yacht by her name. */
  typedYacht(name: string | null): unknown;
  saveYacht(name: string | null): void;
}

const HOME: Route = { name: 'home' };
const SEA: Route = { name: 'content', slug: 'sea' };
const AURORA: Route = { name: 'yacht', market: 'charter', slug: 'aurora' };

const homeTitle = async (edited: EditedContent | null, locale: Locale = 'en') =>
  (await edited?.content.homeDraft())?.value.title[locale];
const yachtDraft = (catalogue: YachtCatalogue | undefined) => catalogue?.draftBySlug('charter', 'aurora');

export async function titleOf(content: ContentRepository | undefined, slug = 'sea', locale: Locale = 'en') {
  const block = (await content?.page(slug, locale, 'draft'))?.translations[locale]?.blocks[0];
  return block?.type === 'page-head' ? block.title : null;
}

/** Defines the contract suite of EditedDrafts. */
export function editedDraftsContract(name: string, make: () => Promise<EditorWorld>): void {
  describe(`EditedDrafts: ${name}`, () => {
    test('CM2 a page as its editor has it stands among the drafts, and visitors read what is published', async () => {
      const { drafts, content, typed } = await make();
      const published = await content.page('sea', 'en');
      const edited = (await drafts.with(typed('Typed', 'en'), 'en'))?.content;
      expect([await titleOf(edited), await titleOf(edited, 'tide')]).toEqual(['Typed', 'tide']);
      expect((await edited?.pages('draft'))?.map(({ id }) => id)).toEqual(['sea', 'tide']);
      expect(await edited?.page('sea', 'en')).toEqual(published);
      expect([await content.page('sea', 'en'), await titleOf(content)]).toEqual([published, 'sea']);
    });

    test('CM2 a page is edited in one language', async () => {
      const { drafts, typed } = await make();
      const edited = (await drafts.with(typed('Escrito', 'es'), 'es'))?.content;
      expect([await titleOf(edited, 'mar', 'es'), await titleOf(edited)]).toEqual(['Escrito', 'sea']);
    });

    test('CM2 a page that cannot be read as it is, or is not known, is none', async () => {
      const { drafts, typed, typedHome, typedYacht } = await make();
      const wrong = [typed(null, 'en'), typedHome(null, 'en'), typedYacht(null)];
      const all = [...wrong, null, 7, 'sea', [], {}, { id: 'fog', uuid: 'fog' }];
      expect(await Promise.all(all.map((page) => drafts.with(page, 'en')))).toEqual(all.map(() => null));
    });

    test('CM2 what was saved is read anew', async () => {
      const { drafts, content, save } = await make();
      await titleOf(content);
      save('Saved');
      expect(await titleOf((await drafts.anew(SEA)).content)).toBe('Saved');
    });

    test('CM2 the homepage follows its editor, in one language, and visitors read what is published', async () => {
      const { drafts, content, typedHome } = await make();
      const published = await content.home();
      const edited = await drafts.with(typedHome('Typed', 'en'), 'en');
      expect([await homeTitle(edited), await homeTitle(edited, 'es')]).toEqual(['Typed', published.title.es]);
      const spanish = await drafts.with(typedHome('Escrito', 'es'), 'es');
      expect([await homeTitle(spanish), await homeTitle(spanish, 'es')]).toEqual([published.title.en, 'Escrito']);
      expect(await edited?.content.home()).toEqual(published);
      expect((await content.homeDraft()).value).toEqual(published);
    });

    test('CM2 a yacht follows her editor, and lists and visitors read what is published', async () => {
      const { drafts, catalogue, typedYacht } = await make();
      const published = await catalogue.all();
      const edited = (await drafts.with(typedYacht('Typed'), 'en'))?.catalogue;
      expect(await yachtDraft(edited)).toMatchObject({ value: { id: 'aurora', name: 'Typed' }, isBehind: false });
      expect(await edited?.all()).toEqual(published);
      expect(await edited?.bySlug('charter', 'aurora')).toEqual(published[0]);
      expect(await yachtDraft(catalogue)).toMatchObject({ value: published[0], isBehind: false });
      expect(await edited?.draftBySlug('charter', 'no-such-yacht')).toBeNull();
    });

    test('CM2 the homepage and yachts have pages at other addresses than their records', async () => {
      const { drafts } = await make();
      const addresses = ['home', 'yachts/aurora', 'sea', 'yachts/fog', ''];
      const paths = ['/', '/yacht-for-charter/aurora/', null, null, null];
      expect(await Promise.all(addresses.map((address) => drafts.pathOf(address)))).toEqual(paths);
    });

    test('CM2 a homepage and a yacht that were saved are read anew', async () => {
      const { drafts, content, catalogue, saveHome, saveYacht } = await make();
      await Promise.all([content.homeDraft(), yachtDraft(catalogue)]);
      saveHome('Saved');
      saveYacht('Saved');
      expect(await homeTitle(await drafts.anew(HOME))).toBe('Saved');
      expect((await yachtDraft((await drafts.anew(AURORA)).catalogue))?.value.name).toBe('Saved');
    });

    test('CM2 a draft of the homepage or a yacht that cannot be read shows what is published, and says so', async () => {
      const { drafts, content, catalogue, saveHome, saveYacht } = await make();
      saveHome(null);
      saveYacht(null);
      const home = await (await drafts.anew(HOME)).content.homeDraft();
      expect(home).toEqual({ value: await content.home(), isBehind: true, editMarks: {} });
      const [aurora] = await catalogue.all();
      const yacht = await yachtDraft((await drafts.anew(AURORA)).catalogue);
      expect(yacht).toEqual({ value: aurora, isBehind: true, editMarks: {} });
    });
  });
}
