import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import { createPrng } from '../../tools/demo/fleet/prng.ts';
import { openEnquiryPorts } from '../load/enquiry-ports.ts';
import { everyEnquiry } from '../load/outcome.ts';
import { type Answer, type FilledForm, filledForm, openForm, sendOnce } from '../load/visitor.ts';
import { WebNode } from '../load/web-node.ts';
import type { Verdict } from './sight.ts';

const UNLIMITED = '1000000';
const PATIENCE_MS = 25_000;
const LOOK_MS = 250;
const MAX_FORMS = 500;

/** A form that was sent during a fault. */
export interface SentForm {
  readonly form: FilledForm;
  readonly token: string;
  readonly verdict: Verdict;
  readonly ms: number;
  readonly reference: string | null;
}

interface FaultSiteOptions {
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** The cache folder, in the node's own folder. */
  readonly cache?: string;
  /** Variables by which the store of enquiries is reached beside a fault. */
  readonly store?: Readonly<Record<string, string>>;
  /** Whether the file `clock` of the node's folder moves its clock. */
  readonly clock?: boolean;
}

/** One web node with a folder of its own, whose content can be edited. */
export class FaultSite {
  readonly node: WebNode;
  readonly folder: string;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #store: Readonly<Record<string, string>>;
  #edits = 0;
  #forms = 0;
  /** The references that visitors were told, by the form that they stand for. */
  readonly #thanked = new Map<string, string>();

  constructor(
    private readonly name: string,
    variables: Readonly<Record<string, string>>,
    { flags = [], cache = 'cache', store = {}, clock = false }: FaultSiteOptions = {},
  ) {
    this.#store = store;
    this.folder = mkdtempSync(join(tmpdir(), 'halyard-faults-'));
    const content = join(this.folder, 'content');
    mkdirSync(content);
    for (const entry of readdirSync('content')) {
      if (entry === 'redirects.json') cpSync(join('content', entry), join(content, entry));
      else symlinkSync(resolve('content', entry), join(content, entry));
    }
    this.#variables = {
      CONTENT_DIR: content,
      DATA_DIR: join(this.folder, 'data'),
      CACHE_DIR: join(this.folder, cache),
      FORM_SECRET: 'a secret that every start of this node shares',
      FORM_LEAST_SECONDS: '0',
      FORMS_PER_HOUR: UNLIMITED,
      FORMS_PER_MINUTE: UNLIMITED,
      PAGE_FRESH_SECONDS: '1',
      LOG_LEVEL: 'warn',
      ...(clock ? { CLOCK_FILE: join(this.folder, 'clock') } : {}),
      ...variables,
    };
    this.node = new WebNode(this.folder, this.#variables, flags);
  }

  get origin(): string {
    return this.node.origin;
  }

  get cacheDir(): string {
    return this.#variables.CACHE_DIR ?? '';
  }

  /** Edits a file of the content, and returns once the node has dropped its pages for it. */
  async edit(): Promise<void> {
    this.#edits += 1;
    const from = `/edit-${this.#edits}/`;
    const file = join(this.folder, 'content', 'redirects.json');
    const rules = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify([...rules, { from, to: '/', status: 302 }]));
    const isKnown = async () => (await fetch(`${this.origin}/en${from}`, { redirect: 'manual' })).status === 302;
    await until(isKnown, 20_000, 'the edited content to be read');
  }

  /** Opens the form and fills it in. */
  async fillIn(): Promise<{ readonly form: FilledForm; readonly token: string }> {
    this.#forms += 1;
    const form = filledForm(this.name, this.#forms);
    return { form, token: await openForm(form, [this.node], createPrng(form.marker)) };
  }

  /** Sends a form once. Its text must be in an answer that does not thank. */
  async send({ form, token }: { readonly form: FilledForm; readonly token: string }): Promise<SentForm> {
    const began = performance.now();
    const answer = await sendOnce(form, token, this.node, PATIENCE_MS).catch(() => null);
    const reference = answer?.reference ?? null;
    if (reference !== null) this.#thanked.set(form.marker, reference);
    return { form, token, reference, ms: performance.now() - began, verdict: judgeForm(form, answer) };
  }

  /** Returns the enquiries that visitors were thanked for and that are not stored. */
  async lostEnquiries(): Promise<readonly string[]> {
    const stored = new Set((await this.enquiries()).map(({ reference }) => String(reference)));
    return [...this.#thanked].flatMap(([marker, reference]) =>
      stored.has(reference) ? [] : [`${marker} (${reference}) was thanked for, and is not stored`],
    );
  }

  async enquiries(): Promise<readonly StoredEnquiry[]> {
    return this.withStore(({ enquiries }) => everyEnquiry(enquiries, MAX_FORMS));
  }

  /** Uses the stores of enquiries as the operator's commands do. */
  async withStore<T>(use: (ports: ReturnType<typeof openEnquiryPorts>) => Promise<T>): Promise<T> {
    const ports = openEnquiryPorts({ ...this.#variables, ...this.#store }, []);
    try {
      return await use(ports);
    } finally {
      await ports.close();
    }
  }

  async close(): Promise<void> {
    await this.node.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function judgeForm({ by, marker }: FilledForm, answer: Answer | null): Verdict {
  if (answer === null) return { outcome: 'wrong', why: 'no answer to the form' };
  if (answer.reference !== null) return { outcome: 'same', why: '' };
  if (answer.status !== 503) return { outcome: 'wrong', why: `status ${answer.status} for a form` };
  if (!(Number(answer.retryAfter) > 0)) return { outcome: 'wrong', why: '503 for a form without Retry-After' };
  // The site's script keeps the text in its form.
  if (by === 'browser' && !answer.body.includes(marker)) return { outcome: 'wrong', why: 'the text of a form is lost' };
  return { outcome: 'later', why: '503, the text is kept' };
}

/** Waits until something holds. @returns milliseconds that it took */
export async function until(holds: () => Promise<boolean>, withinMs: number, what: string): Promise<number> {
  const began = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > withinMs) throw new Error(`Waited ${withinMs / 1000} s for ${what}`);
    await pause(LOOK_MS);
  }
  return performance.now() - began;
}
