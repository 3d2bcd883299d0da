import type { RichText, Span } from '../../../core/content/rich-text.ts';
import type { HrefBuilder } from '../../../core/routing/locale-path.ts';
import { isAbsoluteHref } from '../../components/is-absolute-href.ts';

/** Adds the page's locale to the address of a link if it is a path of the site. */
export function localizedLink<Target extends { readonly href: string }>(link: Target, href: HrefBuilder): Target {
  return { ...link, href: localizedHref(link.href, href) };
}

function localizedHref(target: string, href: HrefBuilder): string {
  return isAbsoluteHref(target) ? target : href(target);
}

/** Localizes the links of running text. */
export function localizedRichText(body: RichText, href: HrefBuilder): RichText {
  const span = (one: Span): Span => (one.href === undefined ? one : { ...one, href: localizedHref(one.href, href) });
  return body.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, spans: block.spans.map(span) };
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(span)) };
      default:
        return block;
    }
  });
}
