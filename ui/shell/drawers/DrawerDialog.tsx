import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly className: string;
  readonly name: string;
  /** The id of a title within, which takes the place of the name once it is there. */
  readonly labelledBy?: string;
  /** @param close closes the drawer, which gives focus back to the link that opened it */
  readonly children: (close: () => void) => ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog over the page. It belongs to that page: a way to another one closes it. */
export function DrawerDialog({ className, name, labelledBy, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const stop = closeByClick(element);
    const leave = () => element.close();
    window.addEventListener('popstate', leave);
    return () => {
      stop();
      window.removeEventListener('popstate', leave);
    };
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={name} aria-labelledby={labelledBy} onClose={onClose}>
      {children(close)}
    </dialog>
  );
}

/**
 * Closes the dialog on a click beside it and on a link to another page. A press that began in the form and ends beside it
 * marks words, and closes nothing. Returns how to stop.
 */
function closeByClick(dialog: HTMLDialogElement): () => void {
  let pressed: EventTarget | null = null;
  const onPress = ({ target }: Event) => {
    pressed = target;
  };
  const onClick = ({ target }: Event) => {
    if (leadsAway(target) || (target === dialog && pressed === dialog)) dialog.close();
  };
  dialog.addEventListener('pointerdown', onPress);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onPress);
    dialog.removeEventListener('click', onClick);
  };
}

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.target === '' && link.origin === location.origin;
}
