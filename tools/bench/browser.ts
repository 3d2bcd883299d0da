import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts';
import { findChromium } from './plain-tools.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Starts the one browser for all measurements. */
export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  if (found.missing) throw new Error(found.missing);
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(found.path ? { executablePath: found.path } : {}) });
}

/** Opens a page in a context with an empty cache and no cookies. */
export async function asNewVisitor<T>(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  visit: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    return await visit(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Sends a command of the DevTools protocol to a page. */
export type SendToPage = (
  method: string,
  parameters?: object,
) => Promise<{ readonly result?: { readonly value?: unknown } }>;

/**
 * Opens a page that Playwright does not inspect, in a context of its own. Under inspection V8 looks up the source
 * position of every error object, also of those that React creates when it is evaluated: a long task that no visitor
 * has, four times that of React itself.
 */
export async function asUninspectedVisitor<T>(browser: Browser, visit: (send: SendToPage) => Promise<T>): Promise<T> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const waiting = new Map<number, (answer: { result?: object; error?: { message: string } }) => void>();
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer = JSON.parse(message);
      waiting.get(answer.id)?.(answer);
    });
    let sent = 0;
    return await visit((method, params = {}) => {
      sent += 1;
      const id = sent;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
        );
        session
          .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
          .catch(reject);
      });
    });
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

/** Milliseconds after which a page that is still loading is an error. */
const PATIENCE = 30_000;

/** Evaluates an expression in a page until its value is neither empty nor false, and returns it. */
export async function whenTrue(send: SendToPage, expression: string): Promise<unknown> {
  for (let waited = 0; waited < PATIENCE; waited += 250) {
    await wait(250);
    const value = (await send('Runtime.evaluate', { expression })).result?.value;
    if (value) return value;
  }
  throw new Error(`after ${PATIENCE} ms the page still lacks ${expression}`);
}

/** Loads a page and waits until the network has been idle for half a second. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  await page.waitForLoadState('networkidle', { timeout: 30_000 });
}

/** Removes everything from a document that serves scripts, except the data blocks for search engines. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<link[^>]*as="(?:script|fetch)"[^>]*>/g, '');
}

/**
 * Serves the site through a proxy that may change its documents, so that the page with and without scripts takes the
 * same way, with the browser's cache and network emulation.
 */
export function serveThrough(origin: string, port: number, change: (html: string) => string): Promise<Server> {
  const made = new Map<string, Buffer>();
  const server = createServer((asked, response) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const headers = { ...asked.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) };
    const onAnswer = async (answer: IncomingMessage) => {
      if (!isDocument) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const html = change(await bodyOf(answer));
      const body = made.get(html) ?? gzipSync(html);
      made.set(html, body);
      const { etag: _, ...kept } = answer.headers;
      const own = { 'content-encoding': 'gzip', 'content-length': String(body.length) };
      response.writeHead(answer.statusCode ?? 502, { ...kept, ...own });
      response.end(body);
    };
    const forwarded = httpRequest(origin + (asked.url ?? '/'), { headers }, (answer) => {
      onAnswer(answer).catch(() => response.destroy());
    });
    forwarded.once('error', () => response.destroy());
    forwarded.end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
