import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly className: string;
  readonly name: string;
  /** The id of a title inside, which labels the drawer instead of the name once it is rendered. */
  readonly labelledBy?: string;
  /** @param close closes the drawer, which returns focus to the link that opened it */
  readonly children: (close: () => void) => ReactNode;
  readonly onClose: () => void;
}

/** Renders a modal dialog over the page. A link to another page of the site, or a step in the history, closes it. */
export function DrawerDialog({ className, name, labelledBy, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const unmounted = new AbortController();
    closeByClick(element, unmounted.signal);
    window.addEventListener('popstate', () => element.close(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={name} aria-labelledby={labelledBy} onClose={onClose}>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

/**
 * Closes the dialog on a click outside it or on a link to another page of the site. A press that begins inside and ends
 * outside selects text and closes nothing.
 */
function closeByClick(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let pressed: EventTarget | null = null;
  const onPress = ({ target }: Event) => {
    pressed = target;
  };
  const onClick = ({ target }: Event) => {
    if (leadsAway(target) || (target === dialog && pressed === dialog)) dialog.close();
  };
  dialog.addEventListener('pointerdown', onPress, { signal });
  dialog.addEventListener('click', onClick, { signal });
}

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.target === '' && link.origin === location.origin;
}
