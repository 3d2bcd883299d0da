import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/page-language.ts';
import { currentAddress } from '../../navigation/browser-address.ts';
import type { PreviewView } from '../../page-data/preview-view.ts';
import type { PageComponent } from '../../shell/PageFrame.tsx';
import { connectEditor } from './connect-editor.ts';
import { EditedPageLoader } from './edited-page-loader.ts';
import { blockId } from './editor-messages.ts';
import type { EditablePageProps, EditFrameProps, Previewable } from './preview-props.ts';

interface Props {
  readonly view: Previewable;
  readonly preview: PreviewView;
  readonly Content: ComponentType<EditablePageProps<Previewable>>;
}

/** Returns the component of a page in preview. Visitors load nothing of it. */
export function withPreview(Page: PageComponent<unknown>): PageComponent<unknown> {
  const Content = Page as Props['Content'];
  function Preview({ view }: { readonly view: unknown }) {
    const { preview } = view as Previewable;
    return preview ? <PreviewPage view={view as Previewable} preview={preview} Content={Content} /> : null;
  }
  // The line above the page lies where the header would be over a photograph.
  return Object.assign(Preview, Page, { overPhotograph: () => false });
}

/** Renders a page in preview (CO8). In the frame of the content system's editor it follows what is edited (CM2). */
function PreviewPage({ view, preview: first, Content }: Props) {
  const [edited, setEdited] = useState<{ readonly of: Previewable; readonly view: Previewable } | null>(null);
  const [selected, select] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const { editor } = first;
  useEffect(() => {
    if (editor === null) return;
    const edits = new EditedPageLoader(currentAddress(), (page) => {
      setBehind(page === null);
      if (page === null) return;
      setEdited({ of: view, view: page.view });
      document.title = page.title;
    });
    const disconnect = connectEditor(editor, { select, changed: (page) => edits.onChange(page) });
    return () => {
      disconnect();
      edits.stop();
    };
  }, [editor, view]);
  // Another page was navigated to, whose view is newer than what was edited.
  const shown = edited?.of === view ? edited.view : view;
  const preview = shown.preview ?? first;
  return (
    <Selected value={selected}>
      {editor === null ? null : <link rel="stylesheet" href="/preview.css" />}
      <PreviewNotice preview={preview} isBehind={isBehind || preview.isBehind === true} />
      <BlockFrame editMark={preview.editMarks?.whole}>
        <Content view={shown} Frame={editor === null ? undefined : BlockFrame} />
      </BlockFrame>
    </Selected>
  );
}

/** The block that is open in the editor, by its id in the page. */
const Selected = createContext<string | null>(null);

/** Marks a block or the whole page for the editor, without a box of its own. */
function BlockFrame({ editMark, children }: EditFrameProps) {
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
function PreviewNotice({ preview, isBehind }: { readonly preview: PreviewView; readonly isBehind: boolean }) {
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
