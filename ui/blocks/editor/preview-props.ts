import type { ComponentType, ReactNode } from 'react';
import type { PreviewView } from '../../page-data/preview-view.ts';

/** The view of a page that can be previewed. */
export interface Previewable {
  /** Null or missing outside of previews. */
  readonly preview?: PreviewView | null;
}

export interface EditFrameProps {
  /** The editor's name of a part of the page; missing for a part that it does not know. */
  readonly editMark: string | undefined;
  readonly children: ReactNode;
}

/** The properties of a page whose parts have marks for the editor. */
export interface EditablePageProps<View> {
  readonly view: View;
  /** The component around each part that may have a mark, in a preview in the editor. */
  readonly Frame?: ComponentType<EditFrameProps> | undefined;
}
