import './styles/site.css';
import type { HeadView } from './page-view.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** JSON that cannot leave its script element. */
function escapeJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** The document's head, escaped; data blocks only, no executable script. */
export function documentHead(head: HeadView, messagesUrl: string): string {
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="preload" href="${messagesUrl}" as="fetch" crossorigin fetchpriority="low">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#10243a">',
    ...(head.indexable ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`]),
    ...head.alternates.map(
      ({ locale, href }) => `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(href)}">`,
    ),
    ...(head.feed === null
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(head.title)}" href="${escapeHtml(head.feed)}">`,
        ]),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    ...(head.image ? [`<meta property="og:image" content="${escapeHtml(head.image)}">`] : []),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ];
  return tags.join('');
}
