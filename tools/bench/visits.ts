import { CURRENCIES } from '../../core/price/currency.ts';
import type { PageRequest } from './entries/load-child.ts';
import { text } from './measure/measure-render.ts';

/** The addresses that visitors of a site request. */
export interface SiteAddresses {
  readonly hot: readonly string[];
  readonly yachts: readonly string[];
  readonly files: readonly string[];
}

const LISTS = ['yachts-for-charter', 'yachts-for-sale'];

/** Reads the site's own links: lists in both locales, every yacht that they link to, and the files that pages use. */
export async function mapSite(origin: string): Promise<SiteAddresses> {
  const hot = ['en', 'es'].flatMap((locale) => [`/${locale}/`, ...LISTS.map((list) => `/${locale}/${list}/`)]);
  const yachts = new Set<string>();
  const files = new Set<string>();
  for (const list of hot) {
    for (let page = 1; page <= (list.includes('yachts-for') ? 8 : 1); page += 1) {
      const html = await text(`${origin}${list}${page === 1 ? '' : `?p=${page}`}`);
      for (const [, href = ''] of html.matchAll(/href="(\/[a-z]{2}\/yacht-for-[^"]+)"/g)) yachts.add(href);
      for (const [, href = ''] of html.matchAll(/(?:href|src)="((?:\/assets|\/_i18n)\/[^"]+)"/g)) files.add(href);
    }
  }
  return { hot, yachts: [...yachts], files: [...files] };
}

/**
 * Yields the requests of a day, the same for the same seed: most for a few popular pages, and a long tail of display
 * preferences and yachts.
 */
export function* visits({ hot, yachts, files }: SiteAddresses, seed: number, count: number): Generator<PageRequest> {
  const random = prng(seed);
  const any = (of: readonly string[]) => of[Math.floor(random() * of.length)] ?? '/en/';
  for (let visit = 0; visit < count; visit += 1) {
    const kind = random();
    const headers: Record<string, string> = { 'accept-encoding': random() < 0.9 ? 'gzip, deflate, br' : 'identity' };
    if (kind < 0.5) yield { path: any(hot), headers };
    else if (kind < 0.65) yield { path: any(yachts), headers };
    else if (kind < 0.85) yield { path: any(yachts), headers: { ...headers, cookie: readingCookie(random) } };
    else if (kind < 0.9) yield { path: `${any(hot)}?p=${Math.ceil(random() * 8)}&s=length-desc`, headers };
    else if (kind < 0.94) yield { path: `${any(yachts)}index.pageContext.json`, headers };
    else if (kind < 0.98) yield { path: any(files), headers };
    else yield { path: `/en/not-here-${Math.floor(random() * 1e6)}/`, headers };
  }
}

function readingCookie(random: () => number): string {
  const currency = CURRENCIES[Math.floor(random() * CURRENCIES.length)];
  return `currency=${currency}; unit=${random() < 0.5 ? 'feet' : 'meters'}`;
}

/** Makes a pseudo-random generator with mulberry32, which is small and good enough here. */
export function prng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
