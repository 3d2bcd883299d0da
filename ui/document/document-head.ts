import { jsonLdDocument } from '../../core/seo/json-ld.ts';
import { escapeMarkup } from '../../core/shared/escape-markup.ts';
import printStyles from '../styles/print.css?url';
import '../styles/site.css';
import type { DocumentHeadView } from '../page-data/page-view.ts';
import type { LinkPreview } from './build-share-view.ts';

/** Renders the contents of the document's head, escaped; script elements contain only data. */
export function documentHead(head: DocumentHeadView, share: LinkPreview | null, messagesUrl: string): string {
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    `<link rel="preload" href="${messagesUrl}" as="fetch" crossorigin fetchpriority="low">`,
    '<link rel="icon" href="/favicon.svg">',
    `<link rel="stylesheet" href="${printStyles}" media="print">`,
    '<meta name="theme-color" content="#10243a">',
    ...(head.indexable ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escapeMarkup(head.canonical)}">`]),
    ...head.alternates.map(
      ({ locale, href }) => `<link rel="alternate" hreflang="${locale}" href="${escapeMarkup(href)}">`,
    ),
    ...(head.feed === null
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(head.feed.title)}" href="${escapeMarkup(head.feed.href)}">`,
        ]),
    ...(share === null ? [] : shareTags(head, share)),
  ];
  return tags.join('');
}

/** Renders Open Graph, Twitter card and schema.org data. */
function shareTags({ description, canonical }: DocumentHeadView, share: LinkPreview): string[] {
  const { image } = share;
  const data = jsonLdDocument(share.jsonLd);
  const properties: readonly (readonly [name: string, content: string | number | null | undefined])[] = [
    ['og:type', share.type],
    ['og:title', share.title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:site_name', share.site],
    ['og:locale', share.locale],
    ...share.otherLocales.map((locale) => ['og:locale:alternate', locale] as const),
    ['og:image', image?.url],
    ['og:image:type', image && 'image/jpeg'],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt],
    ['article:published_time', share.published],
    ['article:modified_time', share.modified],
  ];
  return [
    ...properties
      .filter(([, content]) => content !== undefined && content !== null && content !== '')
      .map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(String(content))}">`),
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">`,
    // Escaped, so that the data cannot end its script element.
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`]),
  ];
}
