/** The part of the browser's Trusted Types that this module calls; TypeScript's library does not declare them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ): { createHTML(text: string): TrustedHTML };
}

const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('halyard', { createHTML: (markup) => markup });

// PhotoSwipe and React write texts as markup without a policy: their own, in which no element begins, and React's empty
// script, which a browser does not run. The browser refuses every other.
factory?.createPolicy('default', { createHTML: refuseElements });

/** Returns a text that a library writes as markup unchanged if no element can begin in it; null refuses it. */
export function refuseElements(text: string): string | null {
  return text.includes('<') && text !== '<script></script>' ? null : text;
}

/**
 * Marks markup of the server or of this code as safe to be written into the page: the content security policy refuses
 * every other. The type stays a string's, since browsers take both and those without Trusted Types only strings.
 */
export function trustedMarkup(markup: string): string {
  return (policy?.createHTML(markup) ?? markup) as string;
}
