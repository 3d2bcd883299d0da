import { type EditorMessage, openBlockMessage, READY_MESSAGE, readEditorMessage } from './editor-messages.ts';

interface Connection {
  /** Selects a block by its id in the page; null if there is none. */
  readonly select: (block: string | null) => void;
  /** Called with the page as it is in the editor, or with null after something was saved. */
  readonly changed: (page: unknown) => void;
}

/**
 * Connects a preview to the editor whose frame it is in (CM2); does nothing outside of a frame. The first click on a
 * block opens it in the editor, the next one has its usual effect. Links and forms do nothing, since they would lead
 * the frame to pages that it may not show.
 * @param origin of the editor; messages are accepted from it and sent to it only
 * @returns the function that ends the connection
 */
export function connectEditor(origin: string, { select, changed }: Connection): () => void {
  const { parent } = window;
  if (parent === window) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let selected: string | null = null;

  function choose(block: string | null): void {
    selected = block;
    select(block);
  }

  function follow(message: EditorMessage): void {
    if (message.kind !== 'selected') changed(message.kind === 'edited' ? message.page : null);
    else {
      choose(message.block);
      const element = message.block && document.querySelector(`[data-blok-uid="${CSS.escape(message.block)}"] > *`);
      if (element) element.scrollIntoView({ block: 'nearest' });
    }
  }

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const { blokC, blokUid = null } = target?.closest<HTMLElement>('[data-blok-c]')?.dataset ?? {};
    const opens = blokC !== undefined && blokUid !== selected;
    if (!opens && !target?.closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!opens) return;
    choose(blokUid);
    parent.postMessage(openBlockMessage(blokC), origin);
  }

  const early = { capture: true, signal };
  window.addEventListener('click', onClick, early);
  window.addEventListener('submit', (event) => event.preventDefault(), early);
  window.addEventListener(
    'message',
    (event) => {
      const message = readEditorMessage(event, origin, parent);
      if (message !== null) follow(message);
    },
    { signal },
  );
  parent.postMessage(READY_MESSAGE, origin);
  return () => ending.abort();
}
