import { type AlgoliaTimeouts, algoliaClient } from '../../../adapters/algolia/algolia-client.ts';
import { IndexWriter } from '../../../tools/search-push/index-writer.ts';
import type { AlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';

/** A timeout that no answer of the sandbox reaches, even on a busy machine. */
export const PATIENT: AlgoliaTimeouts = { connect: 20_000, read: 20_000, write: 20_000, total: 20_000 };

/** Collects log lines as pino's arguments. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, error: (_: object, message: string) => void lines.push(message) };
}

/** Makes the options of a search in the sandbox, or at another origin. */
export function searching(
  { appId, searchKey, origin: own }: AlgoliaSandbox,
  { origin = own, timeouts = PATIENT, log = keptLog() } = {},
) {
  return { client: algoliaClient({ appId, searchKey, host: origin }, log, undefined, timeouts), log };
}

/** Fills the sandbox. Pauses are recorded, but not waited for. */
export function writerIn(
  { appId, adminKey: own, origin: host }: AlgoliaSandbox,
  { pauses = [] as number[], adminKey = own } = {},
): IndexWriter {
  return new IndexWriter({ appId, adminKey, host, pause: async (ms) => void pauses.push(ms), say() {} });
}
