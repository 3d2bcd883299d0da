/** The link to the style sheet for paper as the head of a document has it. */
const PRINT_LINK = /<link rel="stylesheet" href="([^"]+)" media="print">/;

/** Removes Vike's own link to the style sheet for paper: Vike links every style sheet that is imported, for all media. */
export function linkPrintStylesOnce(document: string): string {
  const href = PRINT_LINK.exec(document)?.[1];
  return href === undefined ? document : document.replace(`<link rel="stylesheet" type="text/css" href="${href}">`, '');
}
