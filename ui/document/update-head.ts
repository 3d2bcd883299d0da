import type { DocumentHeadView } from '../page-data/page-view.ts';

/** The elements of the head that differ between pages. Those for shared links and structured data are only removed. */
const PAGE_ELEMENTS =
  'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[property],meta[name="twitter:card"],script[type="application/ld+json"]';

/** Updates the head after a client-side navigation; Vike updates the title. */
export function updateHead(head: DocumentHeadView): void {
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document.head.querySelectorAll(PAGE_ELEMENTS).forEach((node) => {
    node.remove();
  });
  if (!head.indexable) append('meta', { name: 'robots', content: 'noindex' });
  if (head.canonical !== null) append('link', { rel: 'canonical', href: head.canonical });
  if (head.feed !== null) append('link', { rel: 'alternate', type: 'application/atom+xml', ...head.feed });
  for (const { locale: hreflang, href } of head.alternates) append('link', { rel: 'alternate', hreflang, href });
}

function append(tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  document.head.append(node);
}
