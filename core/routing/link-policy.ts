/** The kinds of links, with the attributes that each needs. */
export type ClassifiedLink =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string; readonly rel: 'nofollow noopener'; readonly target: '_blank' }
  | { readonly kind: 'contact'; readonly href: string }
  | { readonly kind: 'refused' };

/**
 * Matches a path, a query or a hash of this site. There is no scheme before the first slash, not even encoded as `%3A`
 * or `&colon;`. The first slash is followed neither by a second one, which would name another host, nor by an encoded
 * ASCII character, since `/%0a//host` names another host once it is decoded.
 */
const INTERNAL = /^(?:$|[?#]|\/(?![/\\&]|%[0-7])|[^/?#\\:%&]+(?:$|[/?#]))/;

/** Classifies a link. Everything that is not plainly internal, http(s), tel or mailto is refused (LK2, LK3). */
export function classifyLink(href: string): ClassifiedLink {
  // Browsers drop tabs and line breaks, and the spaces before an address.
  const address = href.replace(/[\t\n\r]/g, '').replace(/^ +/, '');
  if (/\p{Cc}/u.test(address)) return { kind: 'refused' };
  if (/^https?:\/\/[^/\\?#]/i.test(address))
    return { kind: 'external', href, rel: 'nofollow noopener', target: '_blank' };
  // tel: and mailto: have no host; with slashes after the scheme they are not valid.
  if (/^(?:tel|mailto):(?![/\\])/i.test(address)) return { kind: 'contact', href };
  return INTERNAL.test(address) ? { kind: 'internal', href } : { kind: 'refused' };
}
