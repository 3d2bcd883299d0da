import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../core/locale/locale.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { EditedDrafts } from '../../../core/ports/edited-drafts.ts';

/** An editor of the pages `sea` and `tide`, whose page heads have the titles `sea` and `tide`. */
export interface EditorWorld {
  readonly drafts: EditedDrafts;
  /** What visitors and previews without an editor read. */
  readonly content: ContentRepository;
  /** Returns the page `sea` as the editor has it on the screen, with another title in a language; null for none. */
  typed(title: string | null, locale: Locale): unknown;
  save(title: string): void;
}

export async function titleOf(content: ContentRepository | null, slug = 'sea', locale: Locale = 'en') {
  const block = (await content?.page(slug, locale, 'draft'))?.translations[locale]?.blocks[0];
  return block?.type === 'page-head' ? block.title : null;
}

/** Defines the contract suite of EditedDrafts. */
export function editedDraftsContract(name: string, make: () => Promise<EditorWorld>): void {
  describe(`EditedDrafts: ${name}`, () => {
    test('CM2 a page as its editor has it stands among the drafts, and visitors read what is published', async () => {
      const { drafts, content, typed } = await make();
      const published = await content.page('sea', 'en');
      const edited = await drafts.with(typed('Typed', 'en'), 'en');
      expect([await titleOf(edited), await titleOf(edited, 'tide')]).toEqual(['Typed', 'tide']);
      expect((await edited?.pages('draft'))?.map(({ id }) => id)).toEqual(['sea', 'tide']);
      expect(await edited?.page('sea', 'en')).toEqual(published);
      expect([await content.page('sea', 'en'), await titleOf(content)]).toEqual([published, 'sea']);
    });

    test('CM2 a page is edited in one language', async () => {
      const { drafts, typed } = await make();
      const edited = await drafts.with(typed('Escrito', 'es'), 'es');
      expect([await titleOf(edited, 'mar', 'es'), await titleOf(edited)]).toEqual(['Escrito', 'sea']);
    });

    test('CM2 a page that cannot be read as it is, or is not known, is none', async () => {
      const { drafts, typed } = await make();
      const all = [typed(null, 'en'), null, 7, 'sea', [], {}, { id: 'fog', uuid: 'fog' }];
      expect(await Promise.all(all.map((page) => drafts.with(page, 'en')))).toEqual(all.map(() => null));
    });

    test('CM2 what was saved is read anew', async () => {
      const { drafts, content, save } = await make();
      await titleOf(content);
      save('Saved');
      expect(await titleOf(await drafts.anew())).toBe('Saved');
    });
  });
}
