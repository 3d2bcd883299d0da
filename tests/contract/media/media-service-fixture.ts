import { onTestFinished } from 'vitest';
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
  /** From now on a request waits so many milliseconds for an answer. */
  patience(ms: number): void;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A picture as the stand-in holds it. */
export function picture(id: string): SandboxAsset {
  return { id, file: `yachts/${id}.webp`, type: 'image', title: { en: id }, width: 1440, height: 900 };
}

/** The adapter on a stand-in, for one test. Time stands still. */
export async function mediaService(
  content: MediaContent,
  change: Partial<MediaServiceOptions> = {},
): Promise<ServiceUnderTest> {
  const sandbox = await startMediaSandbox({ content });
  onTestFinished(() => sandbox.close());
  const log: object[] = [];
  let [now, connectMs] = [0, 10_000];
  const library = new MediaServiceLibrary(
    { send: (request) => new KyHttpClient({ connectMs }).send(request) },
    { host: sandbox.origin, container: sandbox.container, origins: [], now: () => now, ...change },
    { warn: (details, message) => log.push({ message, ...details }) },
  );
  return {
    ...{ sandbox, library, log },
    pass(ms) {
      now += ms;
    },
    patience(ms) {
      connectMs = ms;
    },
  };
}
