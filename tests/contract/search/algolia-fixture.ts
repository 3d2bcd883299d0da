import { type AlgoliaTimeouts, algoliaClient } from '../../../adapters/algolia/algolia-client.ts';
import { IndexWriter } from '../../../tools/search-push/index-writer.ts';
import type { AlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';

/** No answer of the sandbox's takes so long, however busy the machine. */
export const PATIENT: AlgoliaTimeouts = { connect: 20_000, read: 20_000, write: 20_000 };

/** What was logged, in the order of arguments that pino takes. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, error: (_: object, message: string) => void lines.push(message) };
}

/** What a search in the sandbox is made with; another origin is asked in its place where one is named. */
export function searching(
  { appId, searchKey, origin: own }: AlgoliaSandbox,
  { origin = own, timeouts = PATIENT, log = keptLog() } = {},
) {
  return { client: algoliaClient({ appId, searchKey, host: origin }, log, timeouts), log };
}

/** Fills the sandbox. Pauses are noted, and not made. */
export function writerIn(
  { appId, adminKey: own, origin: host }: AlgoliaSandbox,
  { pauses = [] as number[], adminKey = own } = {},
): IndexWriter {
  return new IndexWriter({ appId, adminKey, host, pause: async (ms) => void pauses.push(ms), say() {} });
}
