import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentRecords } from '../../../tools/stored-stories/content-records.ts';
import { answerTo, type Tokens } from './delivery-api.ts';
import { goWrong, type SandboxFault } from './faults.ts';
import { Space } from './space.ts';

export interface StoryblokSandboxOptions extends Partial<Tokens> {
  /** 0 for any free port. */
  readonly port?: number;
  /** The initial content of the space. */
  readonly content?: ContentRecords;
}

export interface StoryblokSandbox extends Tokens {
  /** Host and port, such as `127.0.0.1:54321`. */
  readonly host: string;
  readonly origin: string;
  /** The space, for changes that an editor would make. */
  readonly space: Space;
  /** Path and query of every request, in order. */
  readonly seen: readonly string[];
  /**
   * Makes requests fail in this way from now on: the first `times` if given, and only those whose path and query match.
   * Null ends the fault.
   */
  fail(fault: SandboxFault | null, options?: { readonly times?: number; readonly path?: RegExp }): void;
  /** Calls a function after each answer, for changes while a client reads. */
  meanwhile(happens: (url: string, status: number) => void): void;
  close(): Promise<void>;
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'max-age=0, public, s-maxage=604800',
};

/** Starts a stand-in for the content delivery API on a free loopback port: one space, with two tokens. */
export async function startStoryblokSandbox(options: StoryblokSandboxOptions = {}): Promise<StoryblokSandbox> {
  const { port = 0, token = 'sandbox-public-token', previewToken = 'sandbox-preview-token', content = {} } = options;
  const space = new Space(content);
  const seen: string[] = [];
  let failing: { readonly fault: SandboxFault; left: number; readonly path: RegExp } | null = null;
  let meanwhile: (url: string, status: number) => void = () => {};

  function faultOf(url: string): SandboxFault | null {
    if (failing === null || failing.left < 1 || !failing.path.test(url)) return null;
    failing.left -= 1;
    return failing.fault;
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    seen.push(url);
    const fault = faultOf(url);
    const answer = answerTo(space, { token, previewToken }, request.method ?? '', url);
    if (fault !== null) goWrong(fault, answer, request, response, HEADERS);
    else response.writeHead(answer.status, { ...HEADERS, ...answer.headers }).end(JSON.stringify(answer.body));
    meanwhile(url, answer.status);
  }

  const server = createServer(serve);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, origin: `http://${host}`, token, previewToken, space, seen },
    fail(fault, { times = Number.POSITIVE_INFINITY, path = /./ } = {}) {
      failing = fault === null ? null : { fault, left: times, path };
    },
    meanwhile(happens) {
      meanwhile = happens;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
