import { escapeMarkup } from '../core/shared/escape-markup.ts';
import './styles/site.css';
import type { HeadView } from './page-view.ts';

/** JSON that cannot leave its script element. */
function escapeJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** The document's head, escaped; data blocks only, no executable script. */
export function documentHead(head: HeadView, messagesUrl: string): string {
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    `<link rel="preload" href="${messagesUrl}" as="fetch" crossorigin fetchpriority="low">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#10243a">',
    ...(head.indexable ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escapeMarkup(head.canonical)}">`]),
    ...head.alternates.map(
      ({ locale, href }) => `<link rel="alternate" hreflang="${locale}" href="${escapeMarkup(href)}">`,
    ),
    ...(head.feed === null
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(head.title)}" href="${escapeMarkup(head.feed)}">`,
        ]),
    `<meta property="og:title" content="${escapeMarkup(head.title)}">`,
    `<meta property="og:description" content="${escapeMarkup(head.description)}">`,
    ...(head.image ? [`<meta property="og:image" content="${escapeMarkup(head.image)}">`] : []),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ];
  return tags.join('');
}
