import type { PageContextServer } from 'vike/types';
import { DEFAULT_LOCALE, inEveryLocale, LOCALES, type Locale, type Localized } from '../core/locale/locale.ts';
import { type Href, hrefIn } from '../core/locale/locale-path.ts';
import type { PictureView } from './components/picture-view.ts';
import type { Translate } from './i18n/translator.ts';
import type { HeadView, PageView } from './page-view.ts';
import { shellView } from './shell/shell-view.ts';

interface PageParts<View> {
  readonly title: string;
  readonly description: string;
  /** The page's own path in each locale, without locale prefix; with the canonical query, if it has one. */
  readonly paths: Localized;
  /** The path in the default locale of the navigation entry it belongs to. */
  readonly section: string | null;
  readonly indexable?: boolean;
  /** Path of an Atom feed of what it lists. */
  readonly feed?: string | null;
  readonly image?: string | null;
  readonly jsonLd?: readonly object[];
  /** Whether it shows a failure that will pass. */
  readonly passing?: boolean;
  readonly view: View;
}

export function translateOf(pageContext: PageContextServer): Translate {
  return pageContext.messages[pageContext.locale].translate;
}

/** Addresses as this page writes them. */
export function hrefOf({ locale, strategy }: PageContextServer): Href {
  return hrefIn(locale, strategy);
}

/** Address as search engines should know it: absolute where the public origin is configured. */
export function publicAddress(pageContext: PageContextServer, path: string): string {
  return `${pageContext.publicUrl ?? ''}${path}`;
}

/** The picture that a shared link shows: photographs only, drawings are not understood everywhere. */
export function sharePicture(pageContext: PageContextServer, picture: PictureView | null): string | null {
  return picture?.kind === 'photograph' ? publicAddress(pageContext, picture.src) : null;
}

/** Puts head and shell around a page's view: the same for every page. */
export async function buildPage<View>(pageContext: PageContextServer, parts: PageParts<View>): Promise<PageView<View>> {
  const { ports, locale, reading, now } = pageContext;
  const site = await ports.content.site();
  const href = hrefOf(pageContext);
  const address = (code: Locale) => publicAddress(pageContext, href(parts.paths[code], code));
  const indexable = parts.indexable ?? true;
  // Search engines take absolute addresses only; without a configured origin nothing is said rather than half of it.
  const addressed = indexable && pageContext.publicUrl !== null;
  const head: HeadView = {
    title: `${parts.title} — ${site.brand.name}`,
    description: parts.description,
    canonical: addressed ? address(locale) : null,
    alternates: addressed
      ? [
          ...LOCALES.map(({ code }) => ({ locale: code, href: address(code) })),
          { locale: 'x-default' as const, href: address(DEFAULT_LOCALE) },
        ]
      : [],
    indexable,
    feed: parts.feed == null ? null : publicAddress(pageContext, parts.feed),
    image: parts.image ?? null,
    jsonLd: parts.jsonLd ?? [],
  };
  return {
    head,
    messagesUrl: pageContext.messages[locale].url,
    shell: shellView(
      site,
      locale,
      href,
      reading,
      parts.paths,
      inEveryLocale((code) => pageContext.messages[code].url),
      parts.section,
      now.slice(0, 4),
    ),
    view: parts.view,
    ...(parts.passing && { passing: true as const }),
  };
}
