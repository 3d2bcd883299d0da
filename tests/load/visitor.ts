import { setTimeout as pause } from 'node:timers/promises';
import { decodeReferenceQuery } from '../../core/enquiry/form-queries.ts';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import { createPrng, type Prng } from '../../tools/demo/fleet/prng.ts';
import type { WebNode } from './web-node.ts';

/** A form that a visitor has filled in. */
export interface FilledForm {
  /** Identifies the form; its message begins with it. */
  readonly marker: string;
  readonly locale: 'en' | 'es';
  /** Sent by the site's script, or by a browser without it. */
  readonly by: 'script' | 'browser';
  /** Whether the form is invalid, so that no part of it may be stored. */
  readonly isWrong: boolean;
  /** The fields without the token. */
  readonly fields: Readonly<Record<string, string>>;
}

/** One answer to a form. */
export interface Answer {
  readonly status: number;
  /** Null where the answer is not the thanks page. */
  readonly reference: EnquiryReference | null;
  readonly retryAfter: string | null;
  readonly body: string;
}

/** The final result of a form. */
export interface Outcome {
  readonly form: FilledForm;
  /** The answers in the order of their arrival. */
  readonly answers: readonly Answer[];
  /** The number of times the form was sent. */
  readonly sent: number;
}

const NO_ANSWER_MS = 15_000;
const MAX_TRIES = 80;
const TOKEN = /"token":"([\w.-]+)"/;
/** Mistakes that make a form invalid. */
const MISTAKES = [
  { email: '' },
  { email: 'nobody' },
  { consent: '' },
  { message: '' },
  { website: 'https://a.example' },
];
const KINDS = [
  { ask: '' },
  { ask: '?about=charter', guests: '8' },
  { ask: '?about=selling', vesselBuilder: 'Baglietto' },
];

/** Parts of what visitors type, none of which others may find. */
export const MARKS = ['lvarez', '@visitors.example', 'she like in a seaway'] as const;

/** Makes a form; the same seed and number give the same form. */
export function filledForm(seed: string, number: number, isWrong = false): FilledForm {
  const marker = `${isWrong ? 'wrong' : 'form'}-${String(number).padStart(5, '0')}`;
  const random = createPrng(`${seed} ${marker}`);
  const locale = random.pick(['en', 'es'] as const);
  return {
    marker,
    locale,
    isWrong,
    by: random.pick(['script', 'browser'] as const),
    fields: {
      locale,
      page: `/${locale}/enquire/`,
      website: '',
      name: `Zoë d’Álvarez ${number}`,
      email: `${marker}@visitors.example`,
      message: `${marker}\nWhat is she like in a seaway? ¿Y de noche? 海\n\n<b>&amp; =20 ${'.'.repeat(random.whole(0, 900))}`,
      consent: '1',
      ...(isWrong ? { ask: '', ...random.pick(MISTAKES) } : random.pick(KINDS)),
    },
  };
}

/** Opens the page with the form and reads its token, as a browser does, until there is an answer. */
export function openForm(form: FilledForm, nodes: readonly WebNode[], random: Prng): Promise<string> {
  return persist(random, () => formToken(form, random.pick(nodes)));
}

/** Reads the token of the page with the form; null where the page has none. Throws without an answer. */
export async function formToken({ locale }: FilledForm, { origin }: WebNode): Promise<string | null> {
  const page = await fetch(`${origin}/${locale}/enquire/index.pageContext.json`, {
    signal: AbortSignal.timeout(NO_ANSWER_MS),
  });
  return TOKEN.exec(await page.text())?.[1] ?? null;
}

/** Sends the form once. Throws without an answer. @param patienceMs milliseconds after which the visitor gives up */
export async function sendOnce(
  { by, fields }: FilledForm,
  token: string,
  { origin }: WebNode,
  patienceMs = NO_ANSWER_MS,
): Promise<Answer> {
  const said = { ...fields, token };
  const isScript = by === 'script';
  const answer = await fetch(`${origin}/enquiries`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin,
      accept: isScript ? 'application/json' : 'text/html',
      'content-type': isScript ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: isScript ? JSON.stringify(said) : new URLSearchParams(said).toString(),
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = await answer.text();
  const { status } = answer;
  const href = status === 201 ? String(JSON.parse(body).thanks) : (answer.headers.get('location') ?? '');
  const isThanks = status === 201 || status === 303;
  return {
    status,
    reference: isThanks ? decodeReferenceQuery(new URL(href, origin).search) : null,
    retryAfter: answer.headers.get('retry-after'),
    body,
  };
}

/**
 * Sends the same form, to any node, until it is thanked or refused. One in ten is sent to all nodes at once; one in ten
 * loses its connection first; and one in twenty is sent once more after the thanks.
 */
export async function insist(
  form: FilledForm,
  nodes: readonly WebNode[],
  random: Prng,
  given?: string,
): Promise<Outcome> {
  const token = given ?? (await openForm(form, nodes, random));
  const answers: Answer[] = [];
  let sent = 0;
  const toOne = (first: WebNode, patienceMs?: number) => {
    let node = first;
    let patience = patienceMs;
    return persist(random, async () => {
      const to = node;
      const within = patience;
      node = random.pick(nodes);
      patience = undefined;
      sent += 1;
      const answer = await sendOnce(form, token, to, within);
      if (answer.status >= 500) return null;
      answers.push(answer);
      return answer;
    });
  };
  const isDouble = random.chance(0.1);
  const patience = random.chance(0.1) ? random.whole(1, 40) : undefined;
  if (isDouble) await Promise.all(nodes.map((node) => toOne(node)));
  else await toOne(random.pick(nodes), patience);
  if (random.chance(0.05)) await toOne(random.pick(nodes));
  return { form, answers, sent };
}

/** Repeats a request after a short pause while there is no answer. */
async function persist<T>(random: Prng, ask: () => Promise<T | null>): Promise<T> {
  let last: unknown = null;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      last = error;
    }
    await pause(random.whole(100, 600));
  }
  throw new Error(`No answer after ${MAX_TRIES} attempts`, { cause: last });
}
