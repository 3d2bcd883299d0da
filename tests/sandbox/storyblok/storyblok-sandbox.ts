import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseJson } from '../../../core/shared/parse-json.ts';
import type { ContentRecords } from '../../../tools/stored-stories/content-records.ts';
import { type Answer, answerTo, type Tokens } from './delivery-api.ts';
import { goWrong, type SandboxFault } from './faults.ts';
import { UPLOADS } from './managed-assets.ts';
import { ManagementApi, SPACE_ID } from './management-api.ts';
import { Space } from './space.ts';

export interface StoryblokSandboxOptions extends Partial<Tokens> {
  /** 0 for any free port. */
  readonly port?: number;
  /** Reads and changes the space by the management API. */
  readonly managementToken?: string;
  /** The initial content of the space. */
  readonly content?: ContentRecords;
}

export interface StoryblokSandbox extends Tokens {
  /** Host and port, such as `127.0.0.1:54321`. */
  readonly host: string;
  readonly origin: string;
  /** The space, for changes that an editor would make. */
  readonly space: Space;
  readonly managementToken: string;
  /** The number of the space in the management API, of which this is. */
  readonly spaceId: number;
  readonly management: ManagementApi;
  /** Method, path and query of every request of the management API that may change something. */
  readonly writes: readonly string[];
  /** Path and query of every request, in order. */
  readonly seen: readonly string[];
  /**
   * Makes requests fail in this way from now on: the first `times` if given, after the first `after`, and only those
   * whose method, path and query match. A request that is reset has been done. Null ends the fault.
   */
  fail(fault: SandboxFault | null, options?: FaultOptions): void;
  /** Calls a function after each answer, for changes while a client reads. */
  meanwhile(happens: (url: string, status: number) => void): void;
  close(): Promise<void>;
}

export interface FaultOptions {
  readonly times?: number;
  readonly after?: number;
  readonly path?: RegExp;
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'max-age=0, public, s-maxage=604800',
};

/** Starts a stand-in for the content delivery API and the management API on a loopback port: one space. */
export async function startStoryblokSandbox(options: StoryblokSandboxOptions = {}): Promise<StoryblokSandbox> {
  const { port = 0, token = 'sandbox-public-token', previewToken = 'sandbox-preview-token', content = {} } = options;
  const { managementToken = 'sandbox-management-token' } = options;
  const space = new Space(content);
  const seen: string[] = [];
  const writes: string[] = [];
  const management = new ManagementApi(space, managementToken, () => origin);
  let origin = '';
  let failing: { readonly fault: SandboxFault; left: number; spared: number; readonly path: RegExp } | null = null;
  let meanwhile: (url: string, status: number) => void = () => {};

  function faultOf(request: string): SandboxFault | null {
    if (failing === null || failing.left < 1 || !failing.path.test(request)) return null;
    failing.spared -= 1;
    if (failing.spared >= 0) return null;
    failing.left -= 1;
    return failing.fault;
  }

  async function managed(request: IncomingMessage, url: string, isDone: boolean): Promise<Answer> {
    const { method = '' } = request;
    if (method !== 'GET' || url.endsWith('/finish_upload')) writes.push(`${method} ${url}`);
    const body = await buffer(request);
    if (!isDone) return { status: 200, body: {} };
    if (url === UPLOADS) {
      const type = request.headers['content-type'] ?? '';
      return management.assets.upload(await new Response(body, { headers: { 'content-type': type } }).formData());
    }
    const { authorization } = request.headers;
    return management.answer({ method, url, authorization, body: body.length === 0 ? null : parseJson(String(body)) });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    seen.push(url);
    const file = management.assets.file(url);
    if (file !== null) return void response.writeHead(200, { 'content-length': file.byteLength }).end(file);
    const fault = faultOf(`${request.method} ${url}`);
    const isManaged = url.startsWith('/v1/') || url === UPLOADS;
    const answer = isManaged
      ? await managed(request, url, fault === null || fault === 'reset')
      : answerTo(space, { token, previewToken }, request.method ?? '', url);
    if (fault !== null) goWrong(fault, answer, request, response, HEADERS);
    else if (answer.status === 204) response.writeHead(204, { ...HEADERS, ...answer.headers }).end();
    else response.writeHead(answer.status, { ...HEADERS, ...answer.headers }).end(JSON.stringify(answer.body));
    meanwhile(url, answer.status);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  return {
    ...{ host, origin, token, previewToken, managementToken, spaceId: SPACE_ID, management, writes, space, seen },
    fail(fault, { times = Number.POSITIVE_INFINITY, after = 0, path = /./ } = {}) {
      failing = fault === null ? null : { fault, left: times, spared: after, path };
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
