import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Reply, type SeenRequest, startMisbehavingServer } from '../http/misbehaving-server.ts';

/** The faults of the receiver; a number is a status. */
export type WebhookFault =
  | number
  /** Never answers. */
  | 'hang'
  /** Resets the connection without an answer. */
  | 'reset'
  /** Accepts the enquiry, and resets the connection before the answer. */
  | 'reset-after'
  /** 307 to another port. */
  | 'redirect'
  /** Answers in another protocol. */
  | 'garbage'
  /** 200 with the type JSON and an invalid body. */
  | 'bad-json'
  /** 200 with a very long body. */
  | 'endless';

/** An accepted request, with a valid signature. */
export interface CaughtHook {
  readonly id: string;
  readonly body: unknown;
}

export interface WebhookSandbox {
  readonly url: string;
  /** Accepted requests, in order. */
  readonly hooks: readonly CaughtHook[];
  /** All requests, accepted or not. */
  readonly seen: readonly SeenRequest[];
  /** Requests to the port that redirects lead to. */
  readonly strangers: readonly SeenRequest[];
  /** Makes requests fail in this way from now on, the first `times` if given; null ends the fault. */
  fail(fault: WebhookFault | null, options?: { readonly times?: number }): void;
  stop(): Promise<void>;
}

export interface WebhookSandboxOptions {
  /** The secret that the sender shares. */
  readonly secret: string;
  /** Milliseconds since 1970; by default the machine’s clock. */
  readonly now?: () => number;
}

const FIVE_MINUTES = 300;

/** Starts a receiver of webhooks on a free loopback port. It refuses invalid and old signatures. */
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

/** Checks the signature as docs/guide/enquiries.md requires. @param now seconds since 1970 */
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
