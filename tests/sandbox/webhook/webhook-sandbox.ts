import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Reply, type SeenRequest, startMisbehavingServer } from '../http/misbehaving-server.ts';

/** Ways to go wrong; a number is a status. */
export type WebhookFault =
  | number
  /** Never says a word. */
  | 'hang'
  /** Breaks the connection off without a word. */
  | 'reset'
  /** Takes the enquiry, and breaks off before it says so. */
  | 'reset-after'
  /** 307, to another port. */
  | 'redirect'
  /** Speaks another protocol. */
  | 'garbage'
  /** 200, says JSON, and is none. */
  | 'bad-json'
  /** 200, and more words than anybody wants. */
  | 'endless';

/** Something that was taken, its signature good. */
export interface CaughtHook {
  readonly id: string;
  readonly body: unknown;
}

export interface WebhookSandbox {
  readonly url: string;
  /** Taken ones, in order. */
  readonly hooks: readonly CaughtHook[];
  /** Everything that came, taken or not. */
  readonly seen: readonly SeenRequest[];
  /** What came to the port that redirects lead to. */
  readonly strangers: readonly SeenRequest[];
  /** From now on it goes wrong so, the first `times` where that is said; null heals. */
  fail(fault: WebhookFault | null, options?: { readonly times?: number }): void;
  stop(): Promise<void>;
}

export interface WebhookSandboxOptions {
  /** As the sender has it. */
  readonly secret: string;
  /** Milliseconds since 1970; the machine’s clock where nothing is said. */
  readonly now?: () => number;
}

const FIVE_MINUTES = 300;

/** A receiver of webhooks on a loopback port of its own. It takes nothing whose signature is wrong or old. */
export async function startWebhookSandbox(options: WebhookSandboxOptions): Promise<WebhookSandbox> {
  const { secret, now = Date.now } = options;
  const hooks: CaughtHook[] = [];
  let failing: { readonly fault: WebhookFault; left: number } | null = null;
  const stranger = await startMisbehavingServer(() => ({ body: 'Thank you' }));

  function nextFault(): WebhookFault | null {
    if (failing === null || failing.left < 1) return null;
    failing.left -= 1;
    return failing.fault;
  }

  const server = await startMisbehavingServer((seen) => {
    const fault = nextFault();
    if (fault !== null && fault !== 'reset-after') return wrongReply(fault, stranger.origin);
    if (!isGenuine(seen, secret, now() / 1000)) return { status: 401, body: 'The signature is wrong' };
    hooks.push({ id: seen.headers['webhook-id'] ?? '', body: JSON.parse(seen.body) });
    return fault === 'reset-after' ? { fault: 'reset' } : { status: 204 };
  });

  return {
    url: `${server.origin}/hooks/enquiries`,
    hooks,
    seen: server.seen,
    strangers: stranger.seen,
    fail(fault, { times = Number.POSITIVE_INFINITY } = {}) {
      failing = fault === null ? null : { fault, left: times };
    },
    async stop() {
      await Promise.all([server.close(), stranger.close()]);
    },
  };
}

/** What docs/guide/enquiries.md tells a receiver to check. @param now seconds since 1970 */
function isGenuine({ headers, body }: SeenRequest, secret: string, now: number): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sent, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(now - Number(sent)) > FIVE_MINUTES) return false;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  const wanted = createHmac('sha256', key).update(`${id}.${sent}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function wrongReply(fault: Exclude<WebhookFault, 'reset-after'>, elsewhere: string): Reply {
  if (typeof fault === 'number') return { status: fault, body: 'Ana García <ana@visitor.example> is not welcome' };
  switch (fault) {
    case 'hang':
      return { fault: 'no-headers' };
    case 'reset':
      return { fault: 'reset' };
    case 'garbage':
      return { fault: 'no-http' };
    case 'redirect':
      return { status: 307, headers: { location: `${elsewhere}/hooks` } };
    case 'bad-json':
      return { headers: { 'content-type': 'application/json' }, body: '{' };
    case 'endless':
      return { fault: 'endless' };
  }
}
