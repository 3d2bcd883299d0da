import { onTestFinished, vi } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import {
  MediaServiceLibrary,
  type MediaServiceOptions,
} from '../../../adapters/media-service/media-service-library.ts';
import type { MediaContent, SandboxAsset } from '../../sandbox/media/media-content.ts';
import { type MediaSandbox, startMediaSandbox } from '../../sandbox/media/media-sandbox.ts';

export interface ServiceUnderTest {
  readonly sandbox: MediaSandbox;
  readonly library: MediaServiceLibrary;
  /** The log lines with their details. */
  readonly log: object[];
  /** Advances the clock by some milliseconds. */
  pass(ms: number): void;
  /** Sets the time limit of requests, in milliseconds. */
  limitTime(ms: number): void;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Returns a picture as the stand-in has it. */
export function picture(id: string): SandboxAsset {
  return { id, file: `yachts/${id}.webp`, type: 'image', title: { en: id }, width: 1440, height: 900 };
}

/** Makes the adapter with a stand-in, for one test. The clock stands still; timers run. */
export async function mediaService(
  content: MediaContent,
  change: Partial<MediaServiceOptions> = {},
): Promise<ServiceUnderTest> {
  const sandbox = await startMediaSandbox({ content });
  onTestFinished(() => sandbox.close());
  const log: object[] = [];
  const http = new KyHttpClient();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let timeoutMs = 10_000;
  const library = new MediaServiceLibrary(
    { send: (request) => http.send({ ...request, timeoutMs }) },
    { host: sandbox.origin, container: sandbox.container, origins: [], ...change },
    { warn: (details, message) => log.push({ message, ...details }) },
  );
  return {
    ...{ sandbox, library, log },
    pass(ms) {
      vi.advanceTimersByTime(ms);
    },
    limitTime(ms) {
      timeoutMs = ms;
    },
  };
}
