import { fieldsOf, isRecord } from '../../../core/shared/parse-json.ts';

/** A message from the CMS's visual editor to the preview in its iframe. */
export type EditorMessage =
  /** A page as it is on the editor's screen, unsaved. */
  | { readonly kind: 'edited'; readonly page: { readonly uuid: unknown; readonly content: unknown } }
  | { readonly kind: 'saved' }
  /** The id, within the page, of the block that is open in the editor; null if none is. */
  | { readonly kind: 'selected'; readonly block: string | null };

/** The parts of a message event that are read. */
type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Reads a message of Storyblok's visual editor (CM2): an object whose `action` names it. Null for messages from
 * another origin or window, and for those that a preview ignores.
 */
export function readEditorMessage(event: Received, origin: string, editorWindow: unknown): EditorMessage | null {
  if (event.origin !== origin || event.source !== editorWindow) return null;
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

/** The configuration that Storyblok's bridge sends to the editor. */
const BRIDGE_CONFIG = {
  ...{ customParent: null, resolveRelations: null, resolveLinks: null },
  ...{ preventClicks: true, initOnlyOnce: true },
};

/** The message that the preview is ready; the editor replies with the page that is open. */
export const READY_MESSAGE = { action: 'initialized', config: BRIDGE_CONFIG };

/** Asks the editor to open a block. @param mark the block's edit mark, as JSON */
export function openBlockMessage(mark: string) {
  return { action: 'edit', dataC: JSON.parse(mark), config: BRIDGE_CONFIG };
}

/** Returns the id of a block in the page, by which the editor's messages name it. @param mark as JSON */
export function blockId(mark: string): string {
  const { id, uid } = JSON.parse(mark);
  return `${id}-${uid}`;
}
