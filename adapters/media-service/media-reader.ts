import type { HttpClient } from '../../core/ports/http-client.ts';
import type { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type MediaFailure, NOT_UNDERSTOOD } from './media-failure.ts';
import type { MediaLines } from './media-lines.ts';
import { type Answered, MediaServiceClient } from './media-service-client.ts';
import { isObject } from './media-service-wire.ts';
import { TroubleLog } from './trouble-log.ts';

/** The parts of a record that were read, and the problems of those that were not. */
export interface Mapped<T> {
  readonly value: T;
  readonly problems: readonly string[];
}

export interface Question<T> {
  readonly id: string;
  readonly url: string;
  /** The field of the answer that holds the record. */
  readonly field: 'file' | 'gallery';
  readonly lines: MediaLines;
  /** Pure, and never throws; an error rejects the whole record. */
  readonly map: (record: Readonly<Record<string, unknown>>) => Result<Mapped<T>, string>;
}

/** Characters of an id in a log line. */
const LONGEST_ID = 200;
const MOST_PROBLEMS = 20;

/** Requests one record from the service and parses it; each problem is logged once. */
export class MediaReader {
  readonly #client: MediaServiceClient;
  readonly #trouble: TroubleLog;

  constructor(http: HttpClient, log: Pick<Log, 'warn'>) {
    this.#client = new MediaServiceClient(http);
    this.#trouble = new TroubleLog(log);
  }

  async read<T>(question: Question<T>): Promise<Answered<T>> {
    const { id, url, field, lines, map } = question;
    const record = await this.#client.ask(url, (body) => recordOf(body, field));
    if (!record.ok) {
      this.#tell(id, lines, record.error);
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
  refuse(id: string, lines: MediaLines): void {
    const shortened = id.slice(0, LONGEST_ID);
    this.#wrong(shortened, lines, {}, lines.missing(shortened, 404));
  }

  #tell(id: string, lines: MediaLines, failure: MediaFailure): void {
    if (failure.kind === 'missing') {
      this.#trouble.answered();
      this.#wrong(id, lines, {}, lines.missing(id, failure.status));
    } else if (failure.kind === 'failed') {
      const { reason, status } = failure;
      const line = lines.failed(id, reason, status);
      this.#trouble.failed(`${lines.what} ${id}`, `${lines.what} ${reason}`, { [lines.what]: id, reason }, line);
    }
  }

  #wrong(id: string, { what }: MediaLines, details: object, line: string): void {
    this.#trouble.wrong(`${what} ${id}`, { [what]: id, ...details }, line);
  }
}

function recordOf(body: unknown, field: 'file' | 'gallery'): Answered<Readonly<Record<string, unknown>>> {
  if (!isObject(body)) return err(NOT_UNDERSTOOD);
  const record = body[field];
  if (isObject(record)) return ok(record);
  // Some services report a missing file with another status than 404.
  return err(body.code === 'FILE_NOT_FOUND' ? { kind: 'missing', status: 404 } : NOT_UNDERSTOOD);
}
