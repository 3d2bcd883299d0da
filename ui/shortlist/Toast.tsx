import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The text of a toast, and its action. */
export interface ToastMessage {
  readonly text: string;
  /** A link, or a function that changes the list and returns the next toast; null for an error without an action. */
  readonly action:
    | { readonly text: string; readonly href: string }
    | { readonly text: string; readonly run: () => ToastMessage | null }
    | null;
}

interface Props {
  readonly message: ToastMessage;
  /** The button that was pressed. */
  readonly button: HTMLElement;
  /** Shows the next message in place of this one; null if there is none. */
  readonly show: (next: ToastMessage | null) => void;
}

/** The fewest pixels between the toast and the edge of the window. */
const MARGIN = 16;

/**
 * Renders a message below the button that was pressed. It follows the button in the document, so that Tab reaches its
 * action next, and is in the top layer, so that no card or slider cuts it off.
 */
function Toast({ message: { text, action }, button, show }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = toast.current;
    if (element === null) return;
    const { right, bottom } = button.getBoundingClientRect();
    element.style.top = `${bottom + window.scrollY + 4}px`;
    element.style.right = `${Math.max(document.documentElement.clientWidth - right, MARGIN)}px`;
    element.showPopover();
  }, [button]);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && relatedTarget !== button) show(null);
  };
  return (
    <div ref={toast} className="save-note" popover="manual" role={action === null ? 'alert' : 'status'}>
      {text}{' '}
      {action === null ? null : 'href' in action ? (
        <a className="link" href={action.href} onBlur={leave}>
          <span>{action.text}</span>
        </a>
      ) : (
        <button
          type="button"
          className="link"
          onBlur={leave}
          onClick={() => {
            button.focus();
            show(action.run());
          }}
        >
          <span>{action.text}</span>
        </button>
      )}
    </div>
  );
}

/** The toasts of all buttons, of which one is shown at a time, until the visitor clicks anywhere else. */
export class Toasts {
  #hide: (() => void) | null = null;

  constructor() {
    // The capture phase comes before the click on a button, which may show the next toast.
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element && target.closest('.save-note'))) this.hide();
      },
      true,
    );
  }

  /** Shows a toast in place of the current one. @param place renders the toast after the button */
  show(message: ToastMessage | null, button: HTMLElement, place: (toast: ReactNode) => void): void {
    this.hide();
    if (message === null) return;
    this.#hide = () => place(null);
    place(<Toast message={message} button={button} show={(next) => this.show(next, button, place)} />);
  }

  hide(): void {
    this.#hide?.();
    this.#hide = null;
  }
}
