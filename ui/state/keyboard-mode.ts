/** What a reducer needs of a browser's event; `key` is there for keys only. */
export interface InputEvent {
  readonly type: string;
  readonly key?: string;
}

/** product.md UI3: whether the visitor goes by keyboard. Tab pressed says so, the mouse pressed says not. */
export function keyboardMode(on: boolean, event: InputEvent): boolean {
  if (event.type === 'keydown' && event.key === 'Tab') return true;
  return event.type === 'mousedown' ? false : on;
}
