import { CURRENCIES } from '../../../core/price/currency.ts';
import { text } from '../measure/measure-render.ts';
import { LIST_PATH } from '../paths.ts';
import type { ServerProcess } from '../processes.ts';
import { costOf, whenIdle } from '../requests.ts';
import type { PageKind } from './visit-mix.ts';

const MB = 1_000_000;
/** Requests for different addresses of a kind, and for one address again. */
const REQUESTS = 60;
const REPEATED = 3_000;
/** Pages that are rendered before anything is measured, so that the code is compiled. */
export const WARM_UP = 300;
const PICTURES = 30;
const LIST_PAGES = 4;
/** The encodings that browsers accept. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const ORDERS = ['length-asc', 'length-desc', 'year-asc', 'year-desc', 'price-asc', 'price-desc'];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const NUMBERS = Array.from({ length: REQUESTS }, (_, at) => at);

/** Milliseconds of processor time of an answer, by kind. */
export interface AnswerCosts {
  /** A document that is rendered. */
  readonly page: Readonly<Record<PageKind, number>>;
  /** The data of a yacht's page. */
  readonly data: number;
  readonly cached: number;
  readonly cachedData: number;
  readonly picture: number;
  /** A picture that is made, with its draft. */
  readonly madePicture: number;
  readonly suggestions: number;
  readonly file: number;
}

/** Measures what each kind of answer costs a server that has just started. */
export async function answerCosts(site: ServerProcess): Promise<AnswerCosts & { readonly residentMb: number }> {
  const lists = NUMBERS.slice(0, LIST_PAGES).map((at) => `/en/yachts-for-charter/?p=${at + 1}`);
  const html: string[] = [];
  for (const path of ['/en/', ...lists]) html.push(await text(site.origin + path));
  const found = (pattern: RegExp) => [
    ...new Set([...html.join('').matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'))),
  ];
  const yachts = found(/href="(\/en\/yacht-for-charter\/[^"?]+)"/g);
  const each = (paths: readonly string[], headers: Record<string, string> = BROWSER) =>
    costOf(
      site,
      paths.map((path) => ({ path, headers })),
    );
  const again = (path: string) => each(Array.from({ length: REPEATED }, () => path));
  const filtered = (at: number) => `/en/yachts-for-charter/?l=kind:motor&r=length:${20 + at}:${60 + at}`;
  await each(Array.from({ length: WARM_UP }, (_, at) => filtered(REQUESTS + at)));
  await each(yachts.slice(REQUESTS));
  await whenIdle(site);
  const page = {
    list: await each(
      NUMBERS.map(
        (at) => `/en/yachts-for-sale/?s=${ORDERS[at % ORDERS.length]}&p=${2 + Math.floor(at / ORDERS.length)}`,
      ),
    ),
    filtered: await each(NUMBERS.map(filtered)),
    text: await each(NUMBERS.map((at) => `/en/yachts-for-charter/?q=${letters(at)}`)),
    yacht: await each(yachts.slice(0, REQUESTS)),
    home: await costOfHome(site),
  };
  const data = await each(yachts.slice(0, REQUESTS).map((path) => `${path}index.pageContext.json`));
  const pictures = found(/srcset="(\/media\/[^ "]+format=avif) 480w/gi);
  if (pictures.length === 0) throw new Error('the lists show no photographs');
  return {
    page,
    data,
    cached: await again(LIST_PATH),
    cachedData: await again(`${LIST_PATH}index.pageContext.json`),
    madePicture: await costOfMaking(site, pictures.slice(0, PICTURES)),
    picture: await again(pictures[0] ?? ''),
    suggestions: await each(NUMBERS.map((at) => `/api/suggestions/?locale=en&q=${letters(at)}`)),
    file: await again(found(/(?:href|src)="(\/assets\/[^"]+)"/g)[0] ?? ''),
    residentMb: site.residentBytes() / MB,
  };
}

/** Asks for the homepage in each currency and unit. */
function costOfHome(site: ServerProcess): Promise<number> {
  const displays = CURRENCIES.flatMap((currency) =>
    ['feet', 'meters'].map((unit) => `currency=${currency}; unit=${unit}`),
  );
  return costOf(
    site,
    displays.map((cookie) => ({ path: '/en/', headers: { ...BROWSER, cookie } })),
  );
}

/** Asks for pictures, and waits until the server has made what it makes after the drafts. */
async function costOfMaking(site: ServerProcess, paths: readonly string[]): Promise<number> {
  const before = site.cpuMs();
  await costOf(
    site,
    paths.map((path) => ({ path })),
  );
  await whenIdle(site);
  return (site.cpuMs() - before) / paths.length;
}

function letters(at: number): string {
  return `${ALPHABET[at % 26]}${ALPHABET[(at * 7 + 4) % 26]}`;
}
