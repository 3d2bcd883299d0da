export type LinkTarget =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string; readonly rel: 'nofollow noopener'; readonly target: '_blank' }
  | { readonly kind: 'contact'; readonly href: string }
  | { readonly kind: 'refused' };

/** product.md LK2, LK3: what a link may do. Schemes that run code are refused however they are written. */
export function linkPolicy(href: string): LinkTarget {
  const plain = undisguised(href);
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(plain)?.[1];
  if (scheme === undefined) {
    return plain.startsWith('//') || plain.startsWith('/\\') ? { kind: 'refused' } : { kind: 'internal', href };
  }
  if (scheme === 'http' || scheme === 'https') {
    return { kind: 'external', href, rel: 'nofollow noopener', target: '_blank' };
  }
  if (scheme === 'tel' || scheme === 'mailto') return { kind: 'contact', href };
  return { kind: 'refused' };
}

/** Lower case, without white space and control characters, percent and entity codes of the scheme undone. */
function undisguised(href: string): string {
  let text = href.slice(0, 2000);
  for (let round = 0; round < 3; round += 1) {
    text = text
      .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
      .replace(/&#(\d{1,7});?/g, (_, code: string) => character(Number(code)))
      .replace(/&(colon|tab|newline);?/gi, (_, name: string) => (name.toLowerCase() === 'colon' ? ':' : ''))
      .replace(/^[^/?#]{0,200}/, (start) => start.replace(/%([0-9a-f]{2})/gi, (_, code: string) => character(Number.parseInt(code, 16))));
  }
  return text.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '').toLowerCase();
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
