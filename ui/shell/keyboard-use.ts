import { keyboardMode } from '../../core/interface/keyboard-mode.ts';

/** product.md UI3: the document says whether the visitor goes by keyboard; the style sheet shows focus by it. */
export function watchKeyboardUse(root: HTMLElement = document.documentElement): void {
  let on = false;
  const look = (event: KeyboardEvent | MouseEvent) => {
    on = keyboardMode(on, event);
    root.toggleAttribute('data-keyboard', on);
  };
  document.addEventListener('keydown', look, true);
  document.addEventListener('mousedown', look, true);
}
