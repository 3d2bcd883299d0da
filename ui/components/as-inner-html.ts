/** Writes React's markup as `innerHTML` returns it, so that what stays on the page is known to be the same. */
export function asInnerHtml(markup: string): string {
  return markup
    .replaceAll('srcSet=', 'srcset=')
    .replaceAll('fetchPriority=', 'fetchpriority=')
    .replaceAll(/ (autoComplete|inputMode|maxLength)=/g, (name) => name.toLowerCase())
    .replaceAll('/>', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', '&nbsp;');
}
