import { bulkhead } from 'cockatiel';
import type { HttpClient, HttpResponse, RetryPolicy } from '../../core/ports/http-client.ts';
import { err } from '../../core/shared/result.ts';
import type { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { GuardedHttp } from './guarded-http.ts';
import type { StoryHeapBudget } from './story-heap-budget.ts';
import { invalidResponse, type StoryblokResult } from './storyblok-error.ts';

/** Concurrent requests: the service answers six pages of a hundred stories a second, for all users of these tokens. */
const MAX_CONCURRENT = 3;
const TIMEOUT_MS = 10_000;
/** Bytes; a page of a hundred yachts with all their texts is 2 MB, and objects take twenty times their JSON. */
const MAX_BYTES = 6_000_000;
/** Storyblok limits requests per second, and advises increasing waits. */
const RETRY: RetryPolicy = { methods: ['GET'], statuses: [429], delaysMs: [1_000, 2_000, 4_000], maxDelayMs: 30_000 };
/** The service redirects a request without the newest version of the space to the same address with it. */
const MAX_REDIRECTS = 2;

/** Sends a few requests at a time, and follows redirects within the service only. Paths in errors have no query. */
export class StoryblokRequests {
  readonly #bulkhead = bulkhead(MAX_CONCURRENT, Number.POSITIVE_INFINITY);
  readonly #http: HttpClient;

  constructor(
    http: HttpClient,
    private readonly host: string,
    upstreams?: UpstreamWatch,
  ) {
    this.#http = new GuardedHttp(http, upstreams);
  }

  /**
   * Waits for its turn, and keeps it while it is redirected or waits to be repeated.
   * @param reading nothing is requested for one that is too large
   */
  get(
    path: string,
    query: URLSearchParams,
    reading: StoryHeapBudget | null = null,
  ): Promise<StoryblokResult<HttpResponse>> {
    return this.#bulkhead.execute(
      async () => reading?.refused(path) ?? this.#follow(path, new URL(`${this.host}${path}?${query}`)),
    );
  }

  async #follow(path: string, first: URL): Promise<StoryblokResult<HttpResponse>> {
    let url = first;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await this.#http.send({
        url: url.href,
        headers: { accept: 'application/json' },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        redirect: 'refuse',
        retry: RETRY,
      });
      if (!answer.ok) return err({ kind: 'http', path, error: answer.error });
      const { status, headers } = answer.value;
      if (status < 300) return answer;
      const target = headers.location ?? '';
      if (!URL.canParse(target, url) || new URL(target, url).origin !== url.origin)
        return invalidResponse(path, 'it leads to another address');
      url = new URL(target, url);
    }
    return invalidResponse(path, 'it leads to itself');
  }
}
