import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { ToastMessage } from './toast-message.ts';

interface Props {
  readonly message: ToastMessage;
  /** The button that was pressed. */
  readonly button: HTMLElement;
  /** Shows the next message in place of this one; null for none. */
  readonly show: (next: ToastMessage | null) => void;
}

/** Pixels between the toast and the edge of the window. */
const MARGIN = 16;

/**
 * A message below the button that was pressed. It follows the button in the document, so that Tab reaches its action
 * next, and lies in the top layer, so that no card or slider cuts it off.
 */
export function Toast({ message: { text, action }, button, show }: Props) {
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
