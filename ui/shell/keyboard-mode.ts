/** Marks the document while the visitor uses the keyboard; the style sheet shows focus rings by it (UI3). */
export function watchKeyboardMode(root: HTMLElement = document.documentElement): void {
  let keyboard = false;
  const say = () => {
    root.dataset.input = keyboard ? 'keyboard' : 'pointer';
  };
  const look = (event: KeyboardEvent | MouseEvent) => {
    keyboard = keyboardMode(keyboard, event);
    say();
  };
  document.addEventListener('keydown', look, true);
  document.addEventListener('mousedown', look, true);
  say();
}

/** The part of a browser event that `keyboardMode` reads; `key` is set for key events only. */
export interface InputEvent {
  readonly type: string;
  readonly key?: string;
}

/** Returns whether the visitor uses the keyboard: on after Tab, off after a mouse press (UI3). */
export function keyboardMode(on: boolean, event: InputEvent): boolean {
  if (event.type === 'keydown' && event.key === 'Tab') return true;
  return event.type === 'mousedown' ? false : on;
}
