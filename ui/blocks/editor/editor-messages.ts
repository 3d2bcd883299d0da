import { fieldsOf, isRecord } from '../../../core/shared/parse-json.ts';

/** What the editor of the content system tells a preview in its frame. */
export type EditorMessage =
  /** A page as it is on the editor's screen, unsaved. */
  | { readonly kind: 'edited'; readonly page: { readonly uuid: unknown; readonly content: unknown } }
  | { readonly kind: 'saved' }
  /** A block that was opened in the editor, null if there is none; by its id in the page. */
  | { readonly kind: 'selected'; readonly block: string | null };

/** The part of a message event that decides whether it is the editor's. */
type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Reads a message of Storyblok's visual editor (CM2): an object with its name in `action`. Null for one that comes from
 * another origin or window, or that a preview has no use for.
 */
export function readEditorMessage(event: Received, origin: string, editor: unknown): EditorMessage | null {
  if (event.origin !== origin || event.source !== editor) return null;
  const { action, story, storyId, componentId } = fieldsOf(event.data);
  switch (action) {
    case 'input':
      return isRecord(story) ? { kind: 'edited', page: { uuid: story.uuid, content: story.content } } : null;
    case 'change':
    case 'published':
    case 'unpublished':
      return { kind: 'saved' };
    case 'enterComponent':
      return { kind: 'selected', block: `${storyId}-${componentId}` };
    case 'deselectBlok':
      return { kind: 'selected', block: null };
    default:
      return null;
  }
}

/** The settings that Storyblok's own bridge tells the editor. */
const CONFIG = {
  ...{ customParent: null, resolveRelations: null, resolveLinks: null },
  ...{ preventClicks: true, initOnlyOnce: true },
};

/** Tells the editor that the preview is ready; it answers with what is open in it. */
export const READY_MESSAGE = { action: 'initialized', config: CONFIG };

/** Asks the editor to open a block. @param mark what the editor calls it, as JSON */
export function openBlockMessage(mark: string) {
  return { action: 'edit', dataC: JSON.parse(mark), config: CONFIG };
}

/** Returns the id of a block in the page, by which the editor's messages name it. @param mark as JSON */
export function blockId(mark: string): string {
  const { id, uid } = JSON.parse(mark);
  return `${id}-${uid}`;
}
