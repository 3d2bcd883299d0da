/** The last two words stay together: no line of a text holds one word alone. */
export function noWidow(text: string): string {
  const last = text.lastIndexOf(' ');
  return last === -1 ? text : `${text.slice(0, last)}\u00a0${text.slice(last + 1)}`;
}
