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
  /** What was told, each line with its details. */
  readonly log: object[];
  /** Lets so many milliseconds go by. */
  pass(ms: number): void;
  /** Limits the time of a request, in milliseconds, from now on. */
  limitTime(ms: number): void;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A picture as the stand-in holds it. */
export function picture(id: string): SandboxAsset {
  return { id, file: `yachts/${id}.webp`, type: 'image', title: { en: id }, width: 1440, height: 900 };
}

/** The adapter on a stand-in, for one test. The clock stands still; timers run. */
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
