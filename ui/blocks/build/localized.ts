import { anchorOf } from '../../../core/content/anchor.ts';
import { type Page, readablePage } from '../../../core/content/page.ts';
import type { RichText, Span } from '../../../core/content/rich-text.ts';
import type { Href } from '../../../core/routing/locale-path.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { isAbsolute } from '../../components/link-target.ts';
import type { PictureView } from '../../components/picture-view.ts';
import { photographView } from '../../yacht-card/hero-picture.ts';
import type { BlockContext } from './block-context.ts';

export interface FigureView {
  readonly picture: PictureView;
  readonly caption: string | null;
}

/** Adds the page's locale to the address of a link if it is a path of the site. */
export function localizedLink<Target extends { readonly href: string }>(link: Target, href: Href): Target {
  return { ...link, href: localizedHref(link.href, href) };
}

function localizedHref(target: string, href: Href): string {
  return isAbsolute(target) ? target : href(target);
}

/** Localizes the links of running text. */
export function localizedRichText(body: RichText, href: Href): RichText {
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

/** Returns the address of a page; null if it does not exist in this language. */
export function pageHref(page: Page, { locale, href }: Pick<BlockContext, 'locale' | 'href'>): string | null {
  return page.translations[locale] === null
    ? null
    : href(routePath({ name: 'content', slug: readablePage(page, locale).slug }));
}

/** Returns the title of a section with the id by which jump-to menus and addresses name it. */
export function titled(title: string | null): { readonly title: string | null; readonly id: string | null } {
  return { title, id: title === null ? null : anchorOf(title) };
}

/** Builds the view of a picture and its caption; null if the media library does not find it (ME1). */
export async function figureView(
  image: string | null,
  caption: string | null,
  { media, locale }: Pick<BlockContext, 'media' | 'locale'>,
): Promise<FigureView | null> {
  const asset = image === null ? null : await media.asset(image);
  if (!asset?.ok || asset.value.type !== 'image') return null;
  return { picture: photographView(asset.value, locale), caption };
}

/** Leaves out the values that are null. */
export function withoutNulls<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value): value is T => value !== null);
}
