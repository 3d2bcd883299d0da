import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/page-language.ts';
import { currentAddress } from '../../navigation/browser-address.ts';
import type { BlockView } from '../build/block-views.ts';
import type { ContentView } from '../build/build-content-view.ts';
import { connectEditor } from './connect-editor.ts';
import { blockId } from './editor-messages.ts';
import { PageEdits } from './page-edits.ts';

type Preview = NonNullable<ContentView['preview']>;

export interface BlocksProps {
  readonly view: ContentView;
  /** Content between the page's first block and the others. */
  readonly afterFirst?: ReactNode;
  /** The component around each block, in a preview. */
  readonly Frame?: ComponentType<FrameProps>;
}

interface FrameProps {
  readonly block: BlockView;
  readonly children: ReactNode;
}

interface Props {
  readonly view: ContentView;
  readonly preview: Preview;
  readonly afterFirst?: ReactNode;
  /** Renders the blocks of a page. */
  readonly Blocks: ComponentType<BlocksProps>;
}

/** Renders a page in preview (CO8). In the frame of the content system's editor it follows what is edited (CM2). */
export function PreviewPage({ view, preview, afterFirst, Blocks }: Props) {
  const [edited, setEdited] = useState<{ readonly of: ContentView; readonly view: ContentView } | null>(null);
  const [selected, select] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const { editor } = preview;
  useEffect(() => {
    if (editor === null) return;
    const edits = new PageEdits(currentAddress(), (page) => {
      setBehind(page === null);
      if (page === null) return;
      setEdited({ of: view, view: page.view });
      document.title = page.title;
    });
    const disconnect = connectEditor(editor, { select, changed: (page) => edits.add(page) });
    return () => {
      disconnect();
      edits.end();
    };
  }, [editor, view]);
  // Another page was navigated to, whose view is newer than what was edited.
  const shown = edited?.of === view ? edited.view : view;
  return (
    <Selected value={selected}>
      {editor === null ? null : <link rel="stylesheet" href="/preview.css" />}
      <PreviewNotice preview={preview} isBehind={isBehind} />
      <Blocks view={shown} afterFirst={afterFirst} {...(editor === null ? {} : { Frame: BlockFrame })} />
    </Selected>
  );
}

/** The block that is open in the editor, by its id in the page. */
const Selected = createContext<string | null>(null);

/** Marks a block for the editor, without a box of its own. */
function BlockFrame({ block: { editMark }, children }: FrameProps) {
  const selected = useContext(Selected);
  if (editMark === undefined) return children;
  const id = blockId(editMark);
  return (
    <div data-blok-c={editMark} data-blok-uid={id} data-blok-focused={id === selected || undefined}>
      {children}
    </div>
  );
}

/** Renders the line above a page in preview, which states whether it shows drafts (CO8). */
function PreviewNotice({ preview, isBehind }: { readonly preview: Preview; readonly isBehind: boolean }) {
  const t = useTranslate();
  return (
    <aside className="preview wrap" aria-label={t('preview.title')}>
      <p>
        <b>{t('preview.title')}.</b> {t(preview.drafts ? 'preview.drafts' : 'preview.published')}
      </p>
      <p role="status">{isBehind ? t('preview.behind') : null}</p>
      {/* This is a full page load, because visitors get a different page from the preview. */}
      <a className="link" href={preview.leave} rel="external">
        <span>{t('preview.leave')}</span>
      </a>
    </aside>
  );
}
