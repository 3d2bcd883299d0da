import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { type StoryblokOptions, StoryblokSpace } from '../../../adapters/storyblok/storyblok-space.ts';
import { isTimeZone } from '../../../adapters/wiring/server-settings.ts';
import type { Page } from '../../../core/content/page.ts';
import { DEFAULT_RETRY_POLICY } from '../../../core/http/http-request.ts';
import type { HttpClient, RetryPolicy } from '../../../core/ports/http-client.ts';
import type { Log } from '../../../core/shared/log.ts';
import type { ContentRecords } from '../../../tools/stored-stories/content-records.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE } from '../../samples/sample-content.ts';
import { type StoryblokSandbox, startStoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';

/** Site and homepage, which every start needs. */
const MIN_CONTENT: ContentRecords = { site: { ...SAMPLE_SITE }, home: { ...SAMPLE_HOME } };

/** Starts a stand-in of a space for one test. */
export async function storyblokSandbox(content: ContentRecords = {}, token?: string): Promise<StoryblokSandbox> {
  const sandbox = await startStoryblokSandbox({
    content: { ...MIN_CONTENT, ...content },
    ...(token === undefined ? {} : { token }),
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Makes a folder for one test. */
export async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'halyard-storyblok-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

export interface ReadSpace {
  readonly space: StoryblokSpace;
  readonly log: Pick<Log, 'info' | 'warn'> & { readonly lines: string[]; readonly details: object[] };
  /** The retry policies of the requests, in order. */
  readonly policies: readonly (RetryPolicy | undefined)[];
}

/**
 * Makes the adapter with a stand-in. The clock stands still, and retries are sent at once.
 * @param timeoutMs the time limit of a request
 */
export async function storyblokSpace(
  { origin, token, previewToken }: StoryblokSandbox,
  change: Partial<StoryblokOptions> = {},
  timeoutMs = 10_000,
): Promise<ReadSpace> {
  const log = keptLog();
  const policies: (RetryPolicy | undefined)[] = [];
  const client = new KyHttpClient();
  const http: HttpClient = {
    send({ retry, ...request }) {
      policies.push(retry);
      const atOnce = { ...(retry ?? DEFAULT_RETRY_POLICY), maxDelayMs: 0 };
      const delaysMs = atOnce.delaysMs.map(() => 0);
      return client.send({ ...request, timeoutMs, retry: { ...atOnce, delaysMs } });
    },
  };
  const options: StoryblokOptions = {
    host: origin,
    token,
    previewToken,
    isTimeZone,
    keepIn: change.keepIn ?? (await emptyFolder()),
    now: () => 0,
    ...change,
  };
  return { space: new StoryblokSpace(http, options, log), log, policies };
}

/** Makes a log that keeps its lines with their details. */
function keptLog(): ReadSpace['log'] {
  const lines: string[] = [];
  const details: object[] = [];
  const keep = (told: object, message: string) => {
    lines.push(message);
    details.push(told);
  };
  return { lines, details, info: keep, warn: keep };
}

/** Returns the records of pages whose blocks contain only texts. */
export function pageRecords(pages: readonly Page[]): readonly Record<string, unknown>[] {
  return pages.map(pageRecord);
}
