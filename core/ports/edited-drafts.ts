import type { Locale } from '../locale/locale.ts';
import type { Route } from '../routing/routes.ts';
import type { ContentRepository } from './content-repository.ts';
import type { YachtCatalogue } from './yacht-catalogue.ts';

/** The content and the catalogue that a preview reads while somebody edits it. */
export interface EditedContent {
  readonly content: ContentRepository;
  readonly catalogue: YachtCatalogue;
}

/** Drafts as an editor has them on the screen, before they are saved (CM2). */
export interface EditedDrafts {
  /**
   * Returns the content with a page, the homepage or a yacht as its editor has it in a language, in the form of the
   * content system's editor. Null for a record that is not known, or cannot be read as it is. Never rejects for what the
   * record says: nothing of it is trusted.
   */
  with(record: unknown, locale: Locale): Promise<EditedContent | null>;
  /**
   * Returns the path, without locale, of the page of a record by its address in the content system; null where that is
   * the path, and for an address that is not known.
   */
  pathOf(address: string): Promise<string | null>;
  /** Returns the content with the drafts that a route shows read anew. */
  anew(shown: Route): Promise<EditedContent>;
}
export const EditedDrafts = Symbol.for('EditedDrafts');
