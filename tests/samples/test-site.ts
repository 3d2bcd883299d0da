import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpClient, HttpError, HttpRequest, HttpResponse } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The site's answer: JSON, or a string as it is; 'hang' never answers. */
export type SiteAnswer = { readonly status: number; readonly body: unknown } | 'hang';

export interface TestSite {
  readonly http: HttpClient;
  /** The addresses that were requested. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Starts a real server on a free port, which the client uses as its own site. */
export async function startTestSite(answer: (path: string) => SiteAnswer): Promise<TestSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const said = answer(path);
    if (said === 'hang') return;
    response.writeHead(said.status, { 'Content-Type': 'application/json' });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    http: siteClient(`http://127.0.0.1:${port}`),
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Makes a client with the origin of the site, as in a browser. It has a short time limit, so that a site that hangs
 * does not delay the tests.
 */
export function siteClient(origin: string): HttpClient {
  return {
    async send({ url }: HttpRequest): Promise<Result<HttpResponse, HttpError>> {
      try {
        const response = await fetch(new URL(url, origin), { signal: AbortSignal.timeout(500) });
        const text = await response.text();
        const body = parsed(text);
        if (response.status >= 400) return err({ kind: 'status', status: response.status, body: body ?? text });
        if (body === undefined) return err({ kind: 'bad-body', status: response.status, problem: 'not-json' });
        return ok({ status: response.status, headers: Object.fromEntries(response.headers), body });
      } catch {
        return err({ kind: 'network', status: 0, message: 'Network request failed', timedOut: false });
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
