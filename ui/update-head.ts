import type { HeadView } from './page-view.ts';

/** After a client-side navigation: the head says, beyond the title, what the server's would have said. */
export function updateHead(head: HeadView): void {
  set('meta[name="description"]', 'content', head.description);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  document.head.querySelectorAll('link[rel="canonical"],link[rel="alternate"],meta[name="robots"]').forEach((node) => {
    node.remove();
  });
  if (!head.indexable) append('meta', { name: 'robots', content: 'noindex' });
  if (head.canonical !== null) append('link', { rel: 'canonical', href: head.canonical });
  if (head.feed !== null)
    append('link', { rel: 'alternate', type: 'application/atom+xml', title: head.title, href: head.feed });
  for (const { locale: hreflang, href } of head.alternates) append('link', { rel: 'alternate', hreflang, href });
}

function set(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

function append(tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  document.head.append(node);
}
