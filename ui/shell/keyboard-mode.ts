/** Marks on the document whether the visitor uses the keyboard; the style sheet then shows focus rings (UI3). */
export function watchKeyboardMode(root: HTMLElement = document.documentElement): void {
  let keyboard = false;
  const writeMode = () => {
    root.dataset.input = keyboard ? 'keyboard' : 'pointer';
  };
  const onInput = (event: KeyboardEvent | MouseEvent) => {
    keyboard = nextKeyboardMode(keyboard, event);
    writeMode();
  };
  document.addEventListener('keydown', onInput, true);
  document.addEventListener('mousedown', onInput, true);
  writeMode();
}

/** The part of a browser event that `nextKeyboardMode` reads; `key` is set for key events only. */
export interface KeyboardModeEvent {
  readonly type: string;
  readonly key?: string;
}

/** Returns whether the visitor uses the keyboard: on after Tab, off after a mouse press (UI3). */
export function nextKeyboardMode(on: boolean, event: KeyboardModeEvent): boolean {
  if (event.type === 'keydown' && event.key === 'Tab') return true;
  return event.type === 'mousedown' ? false : on;
}
