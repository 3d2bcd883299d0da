/** The placeholder for the page in the rendered document; the server replaces it after Vike has added its tags. */
export const PAGE_PLACEHOLDER = '<!--page-->';
