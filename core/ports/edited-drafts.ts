import type { Locale } from '../locale/locale.ts';
import type { ContentRepository } from './content-repository.ts';

/** Drafts as an editor has them on the screen, before they are saved (CM2). */
export interface EditedDrafts {
  /**
   * Returns the content with a page as its editor has it in a language, in the form of the content system's editor, or
   * with all drafts read anew. Null for a page that is not known, or cannot be read as it is. Never rejects for what the
   * page says: nothing of it is trusted.
   */
  with(page: unknown, locale: Locale): Promise<ContentRepository | null>;
  anew(): Promise<ContentRepository>;
}
export const EditedDrafts = Symbol.for('EditedDrafts');
