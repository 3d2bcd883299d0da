import type { HttpClient } from '../../core/ports/http-client.ts';
import type { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import type { WithProblems } from './map-file.ts';
import {
  ANSWER_WITHOUT_RECORD,
  MAX_FAILURES,
  type MediaFailure,
  type MediaResult,
  MediaServiceClient,
} from './media-service-client.ts';

/** The most characters of an id in a log line. */
const MAX_ID_LENGTH = 200;
const MAX_PROBLEMS = 20;

/** The number of ids whose last line is remembered; beyond it the memory starts anew. */
const MAX_REMEMBERED = 10_000;

/**
 * Requests records from the service and parses them. Logs each problem of an id once until the id is valid again, each
 * reason of an outage once, and the outage's end.
 */
export class MediaReader {
  readonly #client: MediaServiceClient;
  /** The last problem of each id. */
  readonly #logged = new Map<string, string>();
  /** The reasons that were logged since the service last answered. */
  readonly #outage = new Set<string>();
  #failures = 0;

  constructor(
    http: HttpClient,
    private readonly log: Pick<Log, 'warn'>,
    upstreams?: UpstreamWatch,
  ) {
    this.#client = new MediaServiceClient(http, upstreams);
  }

  /** @param map pure, and never throws; an error rejects the whole record */
  async read<T>(
    lines: MediaLogLines,
    id: string,
    url: string,
    map: (record: unknown) => Result<WithProblems<T>, string>,
  ): Promise<MediaResult<T>> {
    const record = await this.#client.ask(url, (body) => recordOf(body, lines.field));
    if (!record.ok) {
      this.#logFailure(id, lines, record.error);
      return record;
    }
    this.#answered();
    const mapped = map(record.value);
    if (!mapped.ok) {
      this.#logOnce(id, lines, lines.wrong(id, mapped.error));
      return err({ kind: 'bad-record', reason: mapped.error });
    }
    const { value, problems } = mapped.value;
    if (problems.length === 0) this.#logged.delete(`${lines.what} ${id}`);
    else this.#logOnce(id, lines, lines.partsLeftOut(id), { problems: problems.slice(0, MAX_PROBLEMS) });
    return ok(value);
  }

  /** Logs an id that cannot exist at the service. */
  refuse(id: string, lines: MediaLogLines): void {
    const shortened = id.slice(0, MAX_ID_LENGTH);
    this.#logOnce(shortened, lines, lines.missing(shortened, 404));
  }

  #logFailure(id: string, lines: MediaLogLines, failure: MediaFailure): void {
    if (failure.kind === 'missing') {
      this.#answered();
      this.#logOnce(id, lines, lines.missing(id, failure.status));
    } else if (failure.kind === 'failed') {
      const { reason, status } = failure;
      const outage = `${lines.what} ${reason}`;
      this.#failures += 1;
      if (this.#outage.has(outage)) return;
      if (this.#logOnce(id, lines, lines.failed(id, reason, status), { reason })) this.#outage.add(outage);
    }
  }

  /** Logs a problem of an id, unless it was the last one logged for it. @returns whether a line was written */
  #logOnce(id: string, { what }: MediaLogLines, message: string, details: object = {}): boolean {
    const fields = { [what]: id, ...details };
    const line = `${message} ${JSON.stringify(fields)}`;
    if (this.#logged.get(`${what} ${id}`) === line) return false;
    if (this.#logged.size >= MAX_REMEMBERED) this.#logged.clear();
    this.#logged.set(`${what} ${id}`, line);
    this.log.warn(fields, message);
    return true;
  }

  /** Records that the service answered; logs this at the end of an outage of {@link MAX_FAILURES} or more failures. */
  #answered(): void {
    if (this.#failures >= MAX_FAILURES) this.log.warn({}, 'The media service answers again');
    this.#failures = 0;
    this.#outage.clear();
  }
}

function recordOf(body: unknown, field: 'file' | 'gallery'): MediaResult<unknown> {
  if (!isRecord(body)) return err(ANSWER_WITHOUT_RECORD);
  const record = body[field];
  if (isRecord(record)) return ok(record);
  // Some services report a missing file with a status other than 404.
  return err(body.code === 'FILE_NOT_FOUND' ? { kind: 'missing', status: 404 } : ANSWER_WITHOUT_RECORD);
}

export interface MediaLogLines {
  readonly what: 'asset' | 'gallery';
  /** The field of the answer that holds the record. */
  readonly field: 'file' | 'gallery';
  missing(id: string, status: number): string;
  /** @param status null unless the service answered with an error status */
  failed(id: string, reason: string, status: number | null): string;
  wrong(id: string, reason: string): string;
  partsLeftOut(id: string): string;
}

/** The messages about assets (ME1). */
export const ASSET_LOG_LINES: MediaLogLines = {
  what: 'asset',
  field: 'file',
  missing: (id) => `Media asset ${id} cannot be found`,
  failed: (id, reason) => `Media asset ${id} cannot be read: the request ${reason}`,
  wrong: (id, reason) => `Media asset ${id} left out: it ${reason}`,
  partsLeftOut: (id) => `Media asset ${id}: parts of it left out`,
};

/** The messages about galleries (ME2). Their id may be a URL, so it is logged as a field. */
export const GALLERY_LOG_LINES: MediaLogLines = {
  what: 'gallery',
  field: 'gallery',
  missing: (_, status) => `HTTP error! Status: ${status}`,
  failed: (_, reason, status) =>
    status === null ? `Gallery cannot be read: the request ${reason}` : `HTTP error! Status: ${status}`,
  wrong: (_, reason) => `Gallery left out: it ${reason}`,
  partsLeftOut: () => 'Gallery: files of it left out',
};
