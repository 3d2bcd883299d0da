export type LinkTarget =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string; readonly rel: 'nofollow noopener'; readonly target: '_blank' }
  | { readonly kind: 'contact'; readonly href: string }
  | { readonly kind: 'refused' };

/**
 * A path, a query or a hash of this site. What stands before the first slash can hold no scheme, be it coded as `%3A` or
 * `&colon;`; what follows the first slash is no second one, which would name another host,
 * nor any other coded ASCII character: `/%0a//host` decodes to one, and no path of ours begins so.
 */
const INTERNAL = /^(?:$|[?#]|\/(?![/\\&]|%[0-7])|[^/?#\\:%&]+(?:$|[/?#]))/;

/** product.md LK2, LK3: what a link may do. Everything is refused that is not plainly one of ours or of the web's. */
export function linkPolicy(href: string): LinkTarget {
  const address = asBrowsersRead(href);
  if (/\p{Cc}/u.test(address)) return { kind: 'refused' };
  if (/^https?:\/\/[^/\\?#]/i.test(address))
    return { kind: 'external', href, rel: 'nofollow noopener', target: '_blank' };
  // A call or a letter goes to no host, and what looks like one may be no address at all.
  if (/^(?:tel|mailto):(?![/\\])/i.test(address)) return { kind: 'contact', href };
  return INTERNAL.test(address) ? { kind: 'internal', href } : { kind: 'refused' };
}

/** Browsers skip tabs and line breaks anywhere, and spaces before an address. */
function asBrowsersRead(href: string): string {
  return href.replace(/[\t\n\r]/g, '').replace(/^ +/, '');
}
