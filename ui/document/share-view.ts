import type { SizedImage } from '../../core/media/image-url.ts';
import type { JsonLd } from '../../core/seo/json-ld.ts';

/** The Open Graph type of a page. */
export type ShareType = 'website' | 'article' | 'product' | 'profile';

/**
 * The data for shared links and structured data. It is only in documents and never sent to the browser's script, so
 * that it is sent once.
 */
export interface ShareView {
  readonly type: ShareType;
  /** The title without the name of the site. */
  readonly title: string;
  readonly site: string;
  /** Locale in the form of Open Graph, `en_GB`. */
  readonly locale: string;
  readonly otherLocales: readonly string[];
  /** Address, absolute, or root-relative if no public address is configured. */
  readonly image: (SizedImage & { readonly alt: string }) | null;
  /** ISO 8601 date; null for a page without one. */
  readonly published: string | null;
  readonly modified: string | null;
  /** Structured data of schema.org; escaped when it is rendered. */
  readonly jsonLd: readonly JsonLd[];
}

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Set with the page's data for a document. */
      share?: ShareView;
    }
  }
}
