import type { PageContextServer } from 'vike/types';
import type { Site } from '../../core/content/site.ts';
import { LOCALES, type Locale, type Localized, localeEntry } from '../../core/locale/locale.ts';
import { openGraphImage } from '../../core/media/image-url.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import type { JsonLd, SeoContext } from '../../core/seo/json-ld.ts';
import { isAbsoluteHref } from '../components/is-absolute-href.ts';
import type { PictureView } from '../components/picture-view.ts';
import { photographById } from '../yacht-card/hero-picture.ts';
import { SHARE_PICTURE_SIZE } from './share-picture/share-layout.ts';
import {
  type SharePicture,
  sharePictureAlt,
  sharePicturePath,
  type ViewWithoutMark,
} from './share-picture/share-picture.ts';

/** The data of a page for link previews and structured data. */
export interface PageSharing {
  readonly type?: OpenGraphType;
  /** The page's own picture; the homepage's is used if it is missing or a drawing. */
  readonly picture?: PictureView | null;
  /** A generated picture, used instead of `picture`; null if the page has none. */
  readonly sharePicture?: SharePicture<ViewWithoutMark> | null;
  /** ISO 8601 date. */
  readonly published?: string | null;
  readonly modified?: string | null;
  /** Builds the structured data; called only for documents that search engines may index. */
  readonly jsonLd?: (context: SeoContext) => readonly JsonLd[] | Promise<readonly JsonLd[]>;
}

/** The Open Graph type of a page. */
export type OpenGraphType = 'website' | 'article' | 'product' | 'profile';

/** The data for link previews and structured data, for full HTML documents only; client navigation does not need it. */
export type LinkPreview = Awaited<ReturnType<typeof buildShareView>>;

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Set together with the page's data when a full HTML document is rendered. */
      share?: LinkPreview;
    }
  }
}

/** Builds the data for link previews and structured data. @param title without the name of the site */
export async function buildShareView(
  pageContext: PageContextServer,
  page: PageSharing,
  site: Site,
  title: string,
  paths: Localized<string | null>,
  indexable: boolean,
) {
  const { locale } = pageContext;
  const others = LOCALES.filter(({ code }) => code !== locale && paths[code] !== null);
  return {
    type: page.type ?? 'website',
    title,
    site: site.brand.name,
    locale: openGraphLocale(locale),
    otherLocales: others.map(({ code }) => openGraphLocale(code)),
    image: page.sharePicture
      ? generatedImage(page.sharePicture, site, pageContext)
      : await sharedImage(page.picture ?? null, pageContext),
    published: page.published ?? null,
    modified: page.modified ?? null,
    jsonLd: indexable && page.jsonLd ? await page.jsonLd(seoContextOf(pageContext, site)) : [],
  };
}

/** Returns the context for structured data; its addresses are absolute, or null if no public address is configured. */
function seoContextOf({ publicUrl, locale, strategy }: PageContextServer, site: Site): SeoContext {
  const href = createHrefBuilder(locale, strategy);
  const absolute = (url: string) => (isAbsoluteHref(url) ? url : publicUrl && publicUrl + url);
  return { site, locale, file: absolute, page: (path) => absolute(href(path)) };
}

/** Returns the picture that the server draws for this page, with its text as alt text. */
function generatedImage(picture: SharePicture<ViewWithoutMark>, site: Site, { locale, publicUrl }: PageContextServer) {
  const view = { ...picture.view, mark: site.brand.mark };
  const path = sharePicturePath(locale, { ...picture, view });
  return { url: (publicUrl ?? '') + path, ...SHARE_PICTURE_SIZE, alt: sharePictureAlt(view) };
}

/** Returns a locale in Open Graph's format: `en_GB`. */
function openGraphLocale(locale: Locale): string {
  return localeEntry(locale).iso.replace('-', '_');
}

/**
 * Returns the picture for link previews, null if there is none; its address is root-relative if no public address is
 * configured. Drawings are never used, since they are SVG, which not every service can display.
 */
async function sharedImage(own: PictureView | null, pageContext: PageContextServer) {
  const picture = own?.kind === 'photograph' ? own : await sitePicture(pageContext);
  if (picture === null) return null;
  const { url, width, height } = openGraphImage({ url: picture.src, width: picture.width, height: picture.height });
  return { url: isAbsoluteHref(url) ? url : (pageContext.publicUrl ?? '') + url, width, height, alt: picture.alt };
}

/** Returns the photograph of the homepage's hero yacht; null if it is not found. */
async function sitePicture({ ports, locale }: PageContextServer): Promise<PictureView | null> {
  const { hero } = await ports.content.home();
  const { catalogue, media } = ports;
  const yacht = (await catalogue.bySlug('charter', hero.yacht)) ?? (await catalogue.bySlug('sale', hero.yacht));
  return photographById(yacht?.media.hero ?? null, { media, locale });
}
