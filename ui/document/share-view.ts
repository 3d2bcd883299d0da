import type { SizedImage } from '../../core/media/image-url.ts';
import type { JsonLd } from '../../core/seo/json-ld.ts';

/** A page's kind as those who share it tell kinds apart. */
export type ShareType = 'website' | 'article' | 'product' | 'profile';

/**
 * What a document says of itself to whoever shares its link or reads it without a browser. It stands in the document
 * alone: the browser takes over nothing of it, so that it is sent once.
 */
export interface ShareView {
  readonly type: ShareType;
  /** Without the name of the site, which stands beside it. */
  readonly title: string;
  readonly site: string;
  /** `en_GB`. */
  readonly locale: string;
  readonly otherLocales: readonly string[];
  /** Absolute, or root-relative where no public address is configured. */
  readonly image: (SizedImage & { readonly alt: string }) | null;
  /** ISO 8601; null for what is not dated. */
  readonly published: string | null;
  readonly modified: string | null;
  /** schema.org, as data; escaped when written. */
  readonly jsonLd: readonly JsonLd[];
}

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Set with the page's data, where it is asked for as a document. */
      share?: ShareView;
    }
  }
}
