/** Joins the last two words by a no-break space, so that the last line has more than one word. */
export function noWidow(text: string): string {
  const last = text.lastIndexOf(' ');
  return last === -1 ? text : `${text.slice(0, last)}\u00a0${text.slice(last + 1)}`;
}
