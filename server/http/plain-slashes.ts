const PAGE_DATA = '<script id="vike_pageContext" type="application/json">';

/**
 * Writes the slashes of a document's page data without the backslash that Vike puts before each of them: JSON does not
 * need it, and the data of a list holds hundreds of addresses. The slash of an end tag keeps it, so that no text of the
 * data can end the script.
 */
export function plainSlashes(document: string): string {
  const start = document.indexOf(PAGE_DATA);
  const end = document.indexOf('</script>', start);
  if (start === -1 || end === -1) return document;
  const data = document
    .slice(start, end)
    .replace(/(<?)\\(.)/g, (escaped: string, before: string, sign: string) =>
      sign === '/' && before === '' ? sign : escaped,
    );
  return document.slice(0, start) + data + document.slice(end);
}
