import { keyboardMode } from '../state/keyboard-mode.ts';

/** Marks the document while the visitor uses the keyboard; the style sheet shows focus rings by it (UI3). */
export function watchInput(root: HTMLElement = document.documentElement): void {
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
