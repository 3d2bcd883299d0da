import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { type StoryblokOptions, StoryblokSpace } from '../../../adapters/storyblok/storyblok-space.ts';
import { isTimeZone } from '../../../adapters/wiring/is-time-zone.ts';
import type { Page } from '../../../core/content/page.ts';
import { DEFAULT_RETRY_POLICY } from '../../../core/http/request-defaults.ts';
import type { HttpClient, RetryPolicy } from '../../../core/ports/http-client.ts';
import type { Log } from '../../../core/shared/log.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE } from '../../samples/sample-content.ts';
import type { SandboxContent } from '../../sandbox/storyblok/sandbox-content.ts';
import { type StoryblokSandbox, startStoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';

/** Site and homepage, without which nothing starts. */
const LEAST_CONTENT: SandboxContent = { site: { ...SAMPLE_SITE }, home: { ...SAMPLE_HOME } };

/** A space's stand-in for one test. */
export async function storyblokSandbox(content: SandboxContent = {}): Promise<StoryblokSandbox> {
  const sandbox = await startStoryblokSandbox({ content: { ...LEAST_CONTENT, ...content } });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** A folder for one test. */
export async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'halyard-storyblok-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

export interface ReadSpace {
  readonly space: StoryblokSpace;
  readonly log: Pick<Log, 'warn'> & { readonly lines: string[]; readonly details: object[] };
  /** The retry policies of the requests, in their order. */
  readonly policies: readonly (RetryPolicy | undefined)[];
}

/**
 * The adapter on a stand-in. Time stands still, and repeats are sent without a wait.
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

/** Lines as they are told, with what was told of them beside. */
function keptLog(): ReadSpace['log'] {
  const lines: string[] = [];
  const details: object[] = [];
  return {
    lines,
    details,
    warn(told, message) {
      lines.push(message);
      details.push(told);
    },
  };
}

/** Records of pages whose blocks hold nothing but texts. */
export function pageRecords(pages: readonly Page[]): readonly Record<string, unknown>[] {
  return pages.map(pageRecord);
}
