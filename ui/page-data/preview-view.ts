import type { ContentDraft } from '../../core/content/content-draft.ts';
import type { PageRequestContext } from './page-context.ts';

/** The notice of a preview (CO8), and what it needs to follow its editor (CM2). */
export interface PreviewView {
  readonly drafts: boolean;
  /** The address of the page as visitors read it. */
  readonly leave: string;
  /** The origin of the editor that is pointed at blocks, and sends changes; null where the page shows no drafts. */
  readonly editor: string | null;
  /** Set where the page shows what is published, because its draft cannot be read as it is. */
  readonly isBehind?: true;
  /** The editor's names of the page's record, as `whole`, and of its blocks, by their field. */
  readonly editMarks?: ContentDraft<unknown>['editMarks'];
}

/** Builds the part of a view that previews alone have; null outside of previews. */
export function previewView(
  { preview, edition, editor: origin }: Pick<PageRequestContext, 'preview' | 'edition' | 'editor'>,
  leave: string,
  draft: ContentDraft<unknown> | null = null,
): PreviewView | null {
  if (!preview) return null;
  const drafts = edition === 'draft';
  const editor = drafts ? origin : null;
  return {
    ...{ drafts, leave, editor },
    ...(draft?.isBehind && { isBehind: true }),
    ...(draft && editor !== null && { editMarks: draft.editMarks }),
  };
}
