import { setTimeout as pause } from 'node:timers/promises';
import { readDocument } from '../e2e/crawl/document.ts';

/** An answer as a visitor gets it, with what the judgement needs. */
export interface Sight {
  /** Path and query that redirects led to. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  /** The page's heading; '' for none, and for what is no page. */
  readonly heading: string;
  /** Links, and pictures that are not drawings. */
  readonly links: number;
  readonly pictures: number;
  /** The visible words. */
  readonly words: string;
  readonly isIndexable: boolean;
  /** Whether the node may keep the page: it may not where a part is missing, or where it is personal. */
  readonly isKept: boolean;
  readonly bytes: number;
  /** Milliseconds until the last byte. */
  readonly ms: number;
}

/** How an answer during a fault compares with the right one. */
export type Outcome =
  /** Complete. */
  | 'same'
  /** The page without a part, which it does not deny. */
  | 'less'
  /** 503 with Retry-After and a page that says so. */
  | 'later'
  /** Anything else. */
  | 'wrong';

export interface Verdict {
  readonly outcome: Outcome;
  /** The reason, for anything but `same`. */
  readonly why: string;
}

/** Milliseconds: the bound at which a visitor counts as having got no answer. */
const MAX_MS = 25_000;
/** Sentences that say that there is nothing, or no more. */
const DENIALS = [
  /\bno yachts\b/i,
  /\bno results\b/i,
  /\bno longer\b/i,
  /\bnot found\b/i,
  /no yacht matches/i,
  /\b0 yachts\b/i,
];
/** The fewest words of a page that explains itself. */
const MIN_WORDS = 25;

/** The heading of the page by which a busy node asks a visitor to come back. */
const BUSY = 'One moment, please';
/** Bytes of the line by which it answers what is no page. */
const MIN_TEXT_LENGTH = 40;
const BUSY_MS = 1_000;
const MAX_TRIES = 8;

/**
 * Asks for an address as a browser does; again where the node is too busy, since all the visitors of the matrix are one
 * network. Null where no answer comes in time, or it breaks off.
 */
export async function look(origin: string, path: string): Promise<Sight | null> {
  for (let tries = 1; ; tries += 1) {
    const sight = await lookOnce(origin, path);
    const isBusy = sight?.heading === BUSY || (sight?.status === 503 && sight.bytes < MIN_TEXT_LENGTH);
    if (!isBusy || tries === MAX_TRIES) return sight;
    await pause(BUSY_MS);
  }
}

async function lookOnce(origin: string, path: string): Promise<Sight | null> {
  const began = performance.now();
  try {
    const answer = await fetch(origin + path, {
      headers: { accept: 'text/html,*/*', 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      signal: AbortSignal.timeout(MAX_MS),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const page = type.startsWith('text/html') ? body.toString() : null;
    const document = page === null ? null : readDocument(page);
    return {
      path: answer.url.slice(origin.length),
      status: answer.status,
      type: type.split(';', 1)[0] ?? '',
      retryAfter: answer.headers.get('retry-after'),
      heading: document?.headings[0]?.replace(/<[^>]+>/g, '') ?? '',
      links: document?.links.length ?? body.toString().split('<loc>').length,
      pictures: page === null ? 0 : page.split(/<img [^>]*src="(?!\/media\/drawings)/).length,
      words: document?.words[0] ?? '',
      isIndexable: document?.isIndexable ?? true,
      isKept: page === null || answer.headers.get('cache-control')?.includes('no-store') !== true,
      bytes: body.length,
      ms: performance.now() - began,
    };
  } catch {
    return null;
  }
}

const SAME: Verdict = { outcome: 'same', why: '' };

/** Compares an answer with the right one for the same address. */
export function judge(right: Sight, seen: Sight | null): Verdict {
  if (seen === null) return wrong(`no complete answer within ${MAX_MS / 1000} s`);
  const denial = DENIALS.find((one) => one.test(seen.words) && !one.test(right.words));
  if (denial !== undefined) return wrong(`it says ${denial.exec(seen.words)?.[0]}`);
  if (seen.status === 503) return judgeRefusal(right, seen);
  if (seen.status !== right.status) return wrong(`status ${seen.status} in place of ${right.status}`);
  if (seen.path !== right.path) return wrong(`a redirect to ${seen.path}`);
  if (seen.type !== right.type) return wrong(`${seen.type} in place of ${right.type}`);
  if (seen.isIndexable !== right.isIndexable) return wrong('noindex on a page that is answered with 200');
  if (right.type !== 'text/html') return judgeFile(right, seen);
  if (seen.heading !== right.heading) return wrong(`heading "${seen.heading}" in place of "${right.heading}"`);
  const missing = [
    seen.links < right.links ? `${right.links - seen.links} of ${right.links} links` : '',
    seen.pictures < right.pictures ? `${right.pictures - seen.pictures} of ${right.pictures} pictures` : '',
  ].filter((part) => part !== '');
  return missing.length === 0 ? SAME : { outcome: 'less', why: `without ${missing.join(' and ')}` };
}

function judgeRefusal(right: Sight, { type, retryAfter, heading, words }: Sight): Verdict {
  if (!(Number(retryAfter) > 0)) return wrong('503 without Retry-After');
  if (right.type !== 'text/html') return { outcome: 'later', why: '503' };
  if (type !== 'text/html' || heading === '' || words.split(/\s+/).length < MIN_WORDS)
    return wrong('503 without a page that explains it');
  return { outcome: 'later', why: `503: ${heading}` };
}

function judgeFile(right: Sight, seen: Sight): Verdict {
  if (seen.links < right.links) return wrong(`${seen.links} in place of ${right.links} entries`);
  // Pictures and lists of suggestions are made anew, and may differ by some bytes.
  return seen.bytes * 2 < right.bytes ? wrong(`${seen.bytes} in place of ${right.bytes} bytes`) : SAME;
}

function wrong(why: string): Verdict {
  return { outcome: 'wrong', why };
}
