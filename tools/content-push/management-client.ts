import { describeHttpError } from '../../core/http/describe-http-error.ts';
import type { HttpClient, HttpError, HttpMethod, HttpResponse } from '../../core/ports/http-client.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Fields } from '../stored-stories/stored.ts';

export interface ManagementAccount {
  /** Origin of the service. */
  readonly host: string;
  readonly space: number;
  /** A personal access token. */
  readonly token: string;
  /** The requests that the space's plan allows in a second. */
  readonly perSecond: number;
}

export interface ClientTools {
  readonly http: HttpClient;
  /** Resolves after some milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/** A reason to stop, as a sentence for the operator. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/** The service refused the values of a request. */
class RefusedError extends PushError {}

/** There is no such entry. */
class MissingError extends PushError {}

/** Milliseconds before a request is sent again where the service names no time. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
/** The longest time that the service may name. */
const LONGEST_PAUSE_MS = 120_000;
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const MAX_BYTES = 50_000_000;
const PER_PAGE = 100;
/** Readings of a list that others change meanwhile. */
const MOST_READINGS = 4;
/** Repeats are this client's own, which names them. */
const NO_RETRY = { methods: [], statuses: [], delaysMs: [], maxDelayMs: 0 } as const;

/** Sends requests to the management API, one after another, no more a second than allowed. */
export class ManagementClient {
  #nextAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly account: ManagementAccount,
    private readonly tools: ClientTools,
  ) {}

  /** @param path below the space, such as `/stories/7`; '' for the space itself */
  async get(path: string): Promise<Fields> {
    return this.#sent('GET', path, null);
  }

  /** Returns an entry, or null where there is none. */
  async find(path: string): Promise<Fields | null> {
    try {
      return await this.get(path);
    } catch (error) {
      if (error instanceof MissingError) return null;
      throw error;
    }
  }

  /** Returns all entries of a list; one that others change while its pages are read is read again. */
  async list(path: string, key: string, query: Readonly<Record<string, string>> = {}): Promise<readonly Fields[]> {
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
      const found = await this.#readList(path, key, query);
      if (found !== null) return found;
      this.tools.say(`${path} changed while it was read`);
    }
    throw new PushError(`${path} changed each time it was read: try again once nobody works in the space.`);
  }

  /** Reads a list page by page; null where an entry may be missing, since one before it went meanwhile. */
  async #readList(path: string, key: string, query: Readonly<Record<string, string>>) {
    const found: Fields[] = [];
    const totals = new Set<string>();
    for (let page = 1; ; page += 1) {
      const params = new URLSearchParams({ ...query, page: String(page), per_page: String(PER_PAGE) });
      const { body, headers } = await this.#answered('GET', `${path}?${params}`, null);
      const rows = isRecord(body) ? body[key] : undefined;
      if (!Array.isArray(rows)) throw new PushError(`${path} gave no list of ${key}.`);
      found.push(...rows.filter(isRecord));
      if (headers.total !== undefined) totals.add(headers.total);
      if (rows.length >= PER_PAGE) continue;
      const [total = 0] = totals;
      return totals.size > 1 || found.length < Number(total) ? null : found;
    }
  }

  put(path: string, body: Fields): Promise<Fields> {
    return this.#sent('PUT', path, body);
  }

  remove(path: string): Promise<Fields> {
    return this.#sent('DELETE', path, null);
  }

  /**
   * Makes an entry. Where an answer is lost, the entry may exist: a second attempt that is refused looks for it.
   * @param find returns the entry, or null where there is none
   */
  async post(path: string, body: Fields, find: () => Promise<Fields | null> = async () => null): Promise<Fields> {
    let isLost = false;
    try {
      return await this.#sent('POST', path, body, () => {
        isLost = true;
      });
    } catch (error) {
      const found = isLost && error instanceof RefusedError ? await find() : null;
      if (found === null) throw error;
      return found;
    }
  }

  /** Sends a file to the address that the service has signed. */
  async upload({ post_url: url, fields }: Fields, name: string, bytes: Uint8Array): Promise<void> {
    if (typeof url !== 'string' || !isRecord(fields)) throw new PushError(`The upload of ${name} was not signed.`);
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
    form.append('file', new Blob([bytes.slice()]), name);
    await this.#tried(`upload of ${name}`, () =>
      this.tools.http.send({ method: 'POST', url, body: form, timeoutMs: UPLOAD_TIMEOUT_MS, retry: NO_RETRY }),
    );
  }

  async #sent(method: HttpMethod, path: string, body: Fields | null, lost = () => {}): Promise<Fields> {
    const answer = await this.#answered(method, path, body, lost);
    return isRecord(answer.body) ? answer.body : {};
  }

  #answered(method: HttpMethod, path: string, body: Fields | null, lost = () => {}): Promise<HttpResponse> {
    const { host, space, token } = this.account;
    return this.#tried(
      `${method} ${path.split('?')[0] || 'space'}`,
      () =>
        this.tools.http.send({
          method,
          url: `${host}/v1/spaces/${space}${path}`,
          headers: { authorization: token, accept: 'application/json' },
          body,
          timeoutMs: TIMEOUT_MS,
          maxBytes: MAX_BYTES,
          redirect: 'refuse',
          retry: NO_RETRY,
        }),
      lost,
    );
  }

  /** Repeats a request while the service is busy, fails or does not answer. */
  async #tried(
    what: string,
    request: () => Promise<Result<HttpResponse, HttpError>>,
    lost = () => {},
  ): Promise<HttpResponse> {
    for (const ms of [...PAUSES, null]) {
      await this.#turn();
      const answer = await request();
      if (answer.ok) return answer.value;
      const { error } = answer;
      if (ms === null || !mayPass(error)) throw this.#reason(what, error);
      if (error.kind !== 'status' || error.status >= 500) lost();
      const wait = pauseOf(error) ?? ms;
      this.tools.say(`${what} ${describeHttpError(error)}; again in ${wait / 1000} s`);
      await this.tools.pause(wait);
    }
    throw new PushError(`${what}: no request was sent.`);
  }

  async #turn(): Promise<void> {
    const { now, pause } = this.tools;
    const at = now();
    const wait = this.#nextAt - at;
    this.#nextAt = Math.max(at, this.#nextAt) + 1000 / this.account.perSecond;
    if (wait > 0) await pause(wait);
  }

  #reason(what: string, error: HttpError): PushError {
    const status = error.kind === 'status' ? error.status : null;
    const { space } = this.account;
    if (status === 401)
      return new PushError('STORYBLOK_MANAGEMENT_TOKEN was refused (401): it is wrong or was revoked.');
    if (status === 403) return new PushError(`${what} was refused (403): the token may not do this in space ${space}.`);
    if (status === 404 && what === 'GET space')
      return new PushError(`There is no space ${space} (404): STORYBLOK_SPACE is wrong, or the token may not see it.`);
    if (error.kind === 'status' && status === 422)
      return new RefusedError(`${what} was refused (422): ${fieldsOf(error.body)}`);
    return new (status === 404 ? MissingError : PushError)(`${what} ${describeHttpError(error)}.`);
  }
}

function mayPass(error: HttpError): boolean {
  return error.kind === 'network' || (error.kind === 'status' && (error.status === 429 || error.status >= 500));
}

/** Returns the time for which the service asks to wait, in milliseconds; null where it names none. */
function pauseOf(error: HttpError): number | null {
  const seconds = error.kind === 'status' ? Number(error.retryAfter ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : null;
}

/** Names the fields of a refusal: `slug has already been taken`. */
function fieldsOf(body: unknown): string {
  if (!isRecord(body)) return typeof body === 'string' ? body : 'no reason was given';
  return Object.entries(body)
    .map(
      ([field, problem]) =>
        `${field === 'error' ? '' : `${field} `}${Array.isArray(problem) ? problem.join(', ') : String(problem)}`,
    )
    .join('; ');
}
