/** Returns true for an address with a scheme of its own (https:, mailto:, tel:), false for a path of the site. */
export function isAbsoluteHref(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href);
}
