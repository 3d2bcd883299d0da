import { keyboardMode } from '../state/keyboard-mode.ts';

/** product.md UI3: the document says what the visitor goes by; the style sheet shows focus by it. */
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
