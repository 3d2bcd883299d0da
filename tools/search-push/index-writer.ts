import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { type AlgoliaAccount, algoliaHosts, NO_CACHE, TIMEOUTS } from '../../adapters/algolia/algolia-client.ts';
import { fetchRequester } from '../../adapters/algolia/fetch-requester.ts';
import { searchError } from '../../adapters/algolia/search-error.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import type { CurrentIndex, PushStep, WantedIndex } from './push-plan.ts';

export interface IndexWriterOptions extends AlgoliaAccount {
  /** A key that may browse, write and configure. */
  readonly adminKey: string;
  /** Resolves after some milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly say: (line: string) => void;
}

/** The service refused or failed to do a step. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

const MAX_BYTES = 100_000_000;
const PAGE = 1000;
/** Milliseconds before a request is sent again, and between two requests for the state of a task. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
const TASK_PAUSES = [50, 100, 200, 400, 800, 1_600, ...new Array<number>(200).fill(3_000)];

/** Reads and changes an index and its replicas with one request at a time. Rejects with a {@link PushError}. */
export class IndexWriter {
  readonly #client: Algoliasearch;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #say: (line: string) => void;

  constructor({ appId, host, adminKey, pause, say }: IndexWriterOptions) {
    const { connect, read, write } = TIMEOUTS;
    this.#client = algoliasearch(appId, adminKey, {
      hosts: algoliaHosts({ appId, host }),
      // Reading a page of records takes longer than a visitor's search may take.
      timeouts: { connect: 10 * connect, read: 10 * read, write },
      requester: fetchRequester({ connectMs: 10 * connect, responseMs: write, maxBytes: MAX_BYTES }),
      maxRateLimitRetries: 0,
      hostsCache: NO_CACHE,
      requestsCache: NO_CACHE,
      responsesCache: NO_CACHE,
      algoliaAgents: [],
    });
    this.#pause = pause;
    this.#say = say;
  }

  /** Reads the settings, synonyms and records of the index and its replicas. */
  async read({ name, settings: wanted }: WantedIndex): Promise<CurrentIndex> {
    const settings = new Map<string, unknown>();
    for (const indexName of wanted.keys()) {
      settings.set(indexName, await this.#orNull(() => this.#client.getSettings({ indexName })));
    }
    return settings.get(name) === null
      ? { settings, synonyms: [], records: new Map() }
      : { settings, synonyms: await this.#synonyms(name), records: await this.#records(name) };
  }

  /** Writes a step and waits until the service has processed it. */
  async write(step: PushStep, { name, settings, synonyms, records }: WantedIndex): Promise<void> {
    const indexName = step.do === 'settings' ? step.index : name;
    const { taskID } = await this.#tried(async () => {
      switch (step.do) {
        case 'settings':
          return this.#client.setSettings({ indexName, indexSettings: { ...settings.get(indexName) } });
        case 'synonyms':
          return synonyms.length === 0
            ? this.#client.clearSynonyms({ indexName, forwardToReplicas: true })
            : this.#client.saveSynonyms({
                indexName,
                synonymHit: synonyms.map((synonym) => ({ ...synonym })),
                forwardToReplicas: true,
                replaceExistingSynonyms: true,
              });
        case 'put':
          return this.#batch(
            indexName,
            'addObject',
            step.ids.map((id) => ({ ...records.get(id) })),
          );
        case 'remove':
          return this.#batch(
            indexName,
            'deleteObject',
            step.ids.map((objectID) => ({ objectID })),
          );
      }
    });
    await this.#done(indexName, taskID);
  }

  async #batch(indexName: string, action: 'addObject' | 'deleteObject', bodies: readonly Record<string, unknown>[]) {
    return this.#client.batch({
      indexName,
      batchWriteParams: { requests: bodies.map((body) => ({ action, body })) },
    });
  }

  async #synonyms(indexName: string): Promise<readonly unknown[]> {
    const found: { objectID: string }[] = [];
    for (let page = 0; ; page++) {
      const searchSynonymsParams = { query: '', page, hitsPerPage: PAGE };
      const { hits } = await this.#tried(() => this.#client.searchSynonyms({ indexName, searchSynonymsParams }));
      // The service accepts types in either case, and may return the other one.
      found.push(...hits.map((hit) => ({ ...hit, type: hit.type.toLowerCase() })));
      if (hits.length < PAGE) return found.sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
    }
  }

  async #records(indexName: string): Promise<ReadonlyMap<string, unknown>> {
    const records = new Map<string, unknown>();
    let next: { cursor?: string } = {};
    for (;;) {
      const browseParams = { hitsPerPage: PAGE, ...next };
      const { hits, cursor } = await this.#tried(() => this.#client.browse({ indexName, browseParams }));
      for (const hit of hits) records.set(hit.objectID, hit);
      if (cursor === undefined || cursor === '') return records;
      next = { cursor };
    }
  }

  async #done(indexName: string, taskID: number): Promise<void> {
    for (const ms of TASK_PAUSES) {
      const { status } = await this.#tried(() => this.#client.getTask({ indexName, taskID }));
      if (status === 'published') return;
      await this.#pause(ms);
    }
    throw new PushError(`Task ${taskID} of ${indexName} is not done yet.`);
  }

  /** Resolves with null where the index does not exist. */
  #orNull<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
    return this.#tried(async () => {
      try {
        return await request();
      } catch (thrown) {
        const error = searchError(thrown);
        if (error.kind === 'status' && error.status === 404) return null;
        throw thrown;
      }
    });
  }

  /** Retries a request, after growing pauses, while the service is busy, fails or is unreachable. */
  async #tried<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (const ms of [...PAUSES, null]) {
      try {
        return await request();
      } catch (thrown) {
        const error = searchError(thrown);
        if (ms === null || !mayPass(error)) throw new PushError(reasonOf(error, thrown), { cause: thrown });
        this.#say(`${errorText(error)}; again in ${ms / 1000} s`);
        await this.#pause(ms);
      }
    }
    throw new PushError('No request was sent.');
  }
}

function mayPass(error: SearchError): boolean {
  return error.kind === 'network' || (error.kind === 'status' && (error.status === 429 || error.status >= 500));
}

/** The message of an error, with the service's own for refusals, which names the key, setting or record. */
function reasonOf(error: SearchError, thrown: unknown): string {
  const said = error.kind === 'status' && error.status < 500 && thrown instanceof Error ? `: ${thrown.message}` : '';
  return `${errorText(error)}${said}`;
}

function errorText(error: SearchError): string {
  return error.kind === 'status' ? `${error.message}, status ${error.status}` : error.message;
}
