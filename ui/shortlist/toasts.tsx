import type { ReactNode } from 'react';
import { Toast } from './Toast.tsx';
import type { ToastMessage } from './toast-message.ts';

/** The toasts of all buttons, of which one is shown at a time, until the visitor clicks anywhere else. */
export class Toasts {
  #hide: (() => void) | null = null;

  constructor() {
    // Before the click reaches a button, which may show the next toast.
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element && target.closest('.save-note'))) this.hide();
      },
      true,
    );
  }

  /** @param place shows what it is given behind the button */
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
