import type { HttpClient } from '../../core/ports/http-client.ts';
import type { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import {
  type Answered,
  MAX_FAILURES,
  type MediaFailure,
  MediaServiceClient,
  NOT_UNDERSTOOD,
} from './media-service-client.ts';

/** The parts of a record that were read, and the problems of those that were not. */
export interface Mapped<T> {
  readonly value: T;
  readonly problems: readonly string[];
}

/** The most characters of an id in a log line. */
const LONGEST_ID = 200;
const MOST_PROBLEMS = 20;

/** Requests records from the service and parses them; each problem is logged once. */
export class MediaReader {
  readonly #client: MediaServiceClient;
  readonly #trouble: TroubleLog;

  constructor(http: HttpClient, log: Pick<Log, 'warn'>) {
    this.#client = new MediaServiceClient(http);
    this.#trouble = new TroubleLog(log);
  }

  /** @param map pure, and never throws; an error rejects the whole record */
  async read<T>(
    lines: MediaLogLines,
    id: string,
    url: string,
    map: (record: unknown) => Result<Mapped<T>, string>,
  ): Promise<Answered<T>> {
    const record = await this.#client.ask(url, (body) => recordOf(body, lines.field));
    if (!record.ok) {
      this.#logFailure(id, lines, record.error);
      return record;
    }
    this.#trouble.answered();
    const mapped = map(record.value);
    if (!mapped.ok) {
      this.#wrong(id, lines, {}, lines.wrong(id, mapped.error));
      return err({ kind: 'bad-record', reason: mapped.error });
    }
    const { value, problems } = mapped.value;
    if (problems.length === 0) this.#trouble.well(`${lines.what} ${id}`);
    else this.#wrong(id, lines, { problems: problems.slice(0, MOST_PROBLEMS) }, lines.partsLeftOut(id));
    return ok(value);
  }

  /** Logs an id that cannot exist at the service. */
  refuse(id: string, lines: MediaLogLines): void {
    const shortened = id.slice(0, LONGEST_ID);
    this.#wrong(shortened, lines, {}, lines.missing(shortened, 404));
  }

  #logFailure(id: string, lines: MediaLogLines, failure: MediaFailure): void {
    if (failure.kind === 'missing') {
      this.#trouble.answered();
      this.#wrong(id, lines, {}, lines.missing(id, failure.status));
    } else if (failure.kind === 'failed') {
      const { reason, status } = failure;
      const line = lines.failed(id, reason, status);
      this.#trouble.failed(`${lines.what} ${id}`, `${lines.what} ${reason}`, { [lines.what]: id, reason }, line);
    }
  }

  #wrong(id: string, { what }: MediaLogLines, details: object, line: string): void {
    this.#trouble.wrong(`${what} ${id}`, { [what]: id, ...details }, line);
  }
}

function recordOf(body: unknown, field: 'file' | 'gallery'): Answered<unknown> {
  if (!isRecord(body)) return err(NOT_UNDERSTOOD);
  const record = body[field];
  if (isRecord(record)) return ok(record);
  // Some services report a missing file with a status other than 404.
  return err(body.code === 'FILE_NOT_FOUND' ? { kind: 'missing', status: 404 } : NOT_UNDERSTOOD);
}

/** The number of ids whose last line is remembered; beyond it the memory starts anew. */
const MAX_REMEMBERED = 10_000;

/** Logs each problem of an id once until the id is valid again, each reason of an outage once, and the outage's end. */
class TroubleLog {
  /** The last problem of each id. */
  readonly #logged = new Map<string, string>();
  /** The reasons that were logged since the service last answered. */
  readonly #outage = new Set<string>();
  #failures = 0;

  constructor(private readonly log: Pick<Log, 'warn'>) {}

  /** Logs a problem of an id, unless it was the last one logged for it. @returns whether a line was written */
  wrong(id: string, details: object, message: string): boolean {
    const line = `${message} ${JSON.stringify(details)}`;
    if (this.#logged.get(id) === line) return false;
    if (this.#logged.size >= MAX_REMEMBERED) this.#logged.clear();
    this.#logged.set(id, line);
    this.log.warn(details, message);
    return true;
  }

  /** Logs that the service failed. @param reason the same for every id of an outage */
  failed(id: string, reason: string, details: object, message: string): void {
    this.#failures += 1;
    if (!this.#outage.has(reason) && this.wrong(id, details, message)) this.#outage.add(reason);
  }

  /** Records that the service answered; logs this at the end of an outage of {@link MAX_FAILURES} or more failures. */
  answered(): void {
    if (this.#failures >= MAX_FAILURES) this.log.warn({}, 'The media service answers again');
    this.#failures = 0;
    this.#outage.clear();
  }

  /** Clears the last problem of an id that is valid again. */
  well(id: string): void {
    this.#logged.delete(id);
  }
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
