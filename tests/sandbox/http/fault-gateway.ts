import { setTimeout as pause } from 'node:timers/promises';
import { type MisbehavingServer, type Reply, type SeenRequest, startMisbehavingServer } from './misbehaving-server.ts';

/** The faults of any HTTP service. Those with an answer alter the right one. */
export const GATEWAY_FAULTS = [
  /** Refuses connections, and resets open ones. */
  'refused',
  /** Accepts requests, and never answers. */
  'hang',
  /** Answers rightly after a delay of {@link SLOW_MS}. */
  'slow',
  /** Sends half of the body, then resets the connection. */
  'reset-in-body',
  /** 500 */
  'status-500',
  /** 429, without a Retry-After. */
  'status-429',
  /** Answers in another protocol. */
  'garbage',
  /** Sends half of the announced body, then closes the connection. */
  'half-a-body',
  /** Sends a body without end. */
  'huge-body',
  /** 200 with an HTML page. */
  'wrong-type',
  /** 200 with JSON of another shape. */
  'wrong-shape',
] as const;
export type GatewayFault = (typeof GATEWAY_FAULTS)[number];

/** Milliseconds. */
const SLOW_MS = 1_500;

export interface FaultGateway {
  readonly origin: string;
  /** Makes all requests fail in this way from now on; null ends the fault. */
  fail(fault: GatewayFault | null): Promise<void>;
  /** Every request that arrived completely, in order. */
  readonly seen: MisbehavingServer['seen'];
  close(): Promise<void>;
}

/** Starts a gateway on a free loopback port that passes requests on to an HTTP service, with faults on demand. */
export async function startFaultGateway(target: string): Promise<FaultGateway> {
  let failing: GatewayFault | null = null;
  const server = await startMisbehavingServer(async (seen) => {
    const fault = failing;
    if (fault === 'slow') await pause(SLOW_MS);
    const reply = () =>
      fault === null || fault === 'slow' ? forwarded(target, seen) : wrongReply(fault, target, seen);
    // The service may just have closed the connection that the first attempt took.
    return reply()
      .catch(reply)
      .catch((): Reply => ({ fault: 'reset' }));
  });
  return {
    origin: server.origin,
    async fail(fault) {
      failing = fault;
      await server.refuse(fault === 'refused');
    },
    seen: server.seen,
    close: server.close,
  };
}

/** Headers that belong to a connection, or that Node's fetch sets by itself. */
const OWN_HEADERS = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'content-encoding'];

async function forwarded(target: string, { method, path, headers, body }: SeenRequest): Promise<Reply> {
  const answer = await fetch(target + path, {
    method,
    headers: passedOn(Object.entries(headers)),
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  return {
    status: answer.status,
    headers: passedOn([...answer.headers]),
    body: new Uint8Array(await answer.arrayBuffer()),
  };
}

function passedOn(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.includes(name)));
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

async function wrongReply(fault: Exclude<GatewayFault, 'slow'>, target: string, seen: SeenRequest): Promise<Reply> {
  switch (fault) {
    case 'refused':
      return { fault: 'reset' };
    case 'hang':
      return { fault: 'no-headers' };
    case 'status-500':
      return { status: 500, headers: JSON_TYPE, body: '{"message":"Internal server error"}' };
    case 'status-429':
      return { status: 429, headers: JSON_TYPE, body: '{"message":"Too many requests"}' };
    case 'garbage':
      return { fault: 'no-http' };
    case 'huge-body':
      // The service takes what it is sent, as its status says.
      await forwarded(target, seen);
      return { headers: JSON_TYPE, fault: 'endless' };
    case 'wrong-type':
      return { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Hello</title>' };
    case 'wrong-shape':
      return { headers: JSON_TYPE, body: '{"welcome":[1,{"to":"another service"}]}' };
    case 'reset-in-body':
    case 'half-a-body': {
      const { status = 200, headers = {}, body = '' } = await forwarded(target, seen);
      const half = Buffer.from(body)
        .subarray(0, Math.floor(body.length / 2))
        .toString();
      return { status, headers, body: half, fault: fault === 'half-a-body' ? 'too-short' : 'reset-in-body' };
    }
  }
}
