import type { Locale } from '../visit.ts';
import { type CrawledDocument, readDocument } from './document.ts';

export interface Crawl {
  /** Every page of the locale that can be reached from its homepage, by path. */
  readonly pages: ReadonlyMap<string, CrawledDocument>;
  /** The problems, one line each. */
  readonly problems: readonly string[];
}

/** Concurrent requests. */
const AT_ONCE = 4;
/** The most requests for addresses of one kind of page with another query, since lists have one for each filter. */
const MAX_ALIKE = 6;
/** The most requests for one kind of generated file. */
const MAX_MADE = 2;
/** Paths that are not pages. */
const FILE = /\.[a-z0-9]+$|^\/media\//;
/** Files that are generated on the first request: only some of each kind are requested. */
const MADE = /^\/(?:brochures\/[a-z]+\/[a-z]+|media|api\/yachts)\//;
/** The part of a path that pages of one kind share, such as those of all yachts for charter. */
const KIND = /^\/[a-z]{2}\/[^/]+\/(?=[^/]+\/$)/;

/** Follows every link of the site from a locale's homepage, without a browser, as a crawler does. */
export async function crawl(origin: string, locale: Locale): Promise<Crawl> {
  const pages = new Map<string, CrawledDocument>();
  const problems: string[] = [];
  const seen = new Map<string, string>([[`/${locale}/`, 'the beginning']]);
  const alike = new Map<string, number>();
  let queue: string[] = [`/${locale}/`];

  const note = (address: string, from: string) => {
    if (seen.has(address)) return;
    const [path = '', query] = address.split('?', 2);
    const made = MADE.exec(path)?.[0] ?? null;
    const kind = made ?? (query === undefined ? null : (KIND.exec(path)?.[0] ?? path));
    if (kind !== null) {
      const asked = alike.get(kind) ?? 0;
      if (asked >= (made === null ? MAX_ALIKE : MAX_MADE)) return;
      alike.set(kind, asked + 1);
    }
    seen.set(address, from);
    queue.push(address);
  };
  const look = async (address: string) => {
    const response = await fetch(origin + address, { redirect: 'manual', headers: { 'accept-language': locale } });
    if (response.status !== 200) {
      problems.push(`${address}: ${response.status}, linked from ${seen.get(address)}`);
      return;
    }
    if (!(response.headers.get('content-type') ?? '').includes('text/html')) {
      await response.arrayBuffer();
      return;
    }
    const document = readDocument(await response.text());
    if (!address.includes('?')) pages.set(address, document);
    for (const link of document.links) {
      const { target, problem } = addressOf(link, origin, address, document);
      if (problem !== null) problems.push(`${address}: ${problem}`);
      // The other language is crawled separately, from its own homepage.
      if (target !== null && isOf(target, locale)) note(target, address);
    }
  };
  while (queue.length > 0) {
    const batch = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    await Promise.all(batch.map(look));
  }
  return { pages, problems };
}

/** Returns a link as an address of this site, without its hash; null for a link to another site. */
function addressOf(
  link: string,
  origin: string,
  from: string,
  document: CrawledDocument,
): { readonly target: string | null; readonly problem: string | null } {
  if (/^(?:mailto|tel):\S+$/.test(link)) return { target: null, problem: null };
  if (!URL.canParse(link, origin + from)) return { target: null, problem: `a link that is none: ${link}` };
  const url = new URL(link, origin + from);
  if (url.origin !== origin) {
    return { target: null, problem: /^https?:$/.test(url.protocol) ? null : `a link that leads nowhere: ${link}` };
  }
  const address = url.pathname + url.search;
  const hash = url.hash.slice(1);
  if (address === from && hash !== '' && !document.ids.includes(decodeURIComponent(hash))) {
    return { target: null, problem: `no part of it is called #${hash}` };
  }
  if (!FILE.test(url.pathname) && !url.pathname.endsWith('/')) {
    return { target: null, problem: `a link without its slash: ${link}` };
  }
  return { target: address, problem: null };
}

function isOf(address: string, locale: Locale): boolean {
  return address.startsWith(`/${locale}/`) || FILE.test(address.split('?')[0] ?? '');
}
