import { describeHttpError } from '../../core/http/describe-http-error.ts';
import type { HttpError } from '../../core/ports/http-client.ts';
import type { Log } from '../../core/shared/log.ts';

/** The reasons why content could not be read. Paths have no query, which would contain the token. */
export type StoryblokError =
  | { readonly kind: 'http'; readonly path: string; readonly error: HttpError }
  /** The answer is invalid: no list, an incomplete list or an incomplete story. */
  | { readonly kind: 'bad-answer'; readonly path: string; readonly problem: string }
  /** The space changed during each attempt to read it. */
  | { readonly kind: 'restless' };

export function describeError(error: StoryblokError): string {
  switch (error.kind) {
    case 'http':
      return `Storyblok: ${error.path} ${describeHttp(error.error)}`;
    case 'bad-answer':
      return `Storyblok: ${error.path} was answered wrongly: ${error.problem}`;
    case 'restless':
      return 'Storyblok: the content changed each time that it was read';
  }
}

function describeHttp(error: HttpError): string {
  const status = error.kind === 'status' ? error.status : null;
  if (status === 401) return 'was refused (401): the token is wrong, or may not read this version';
  if (status === 429) return 'was refused (429): too many requests, also after waiting';
  return describeHttpError(error);
}

/** Logs an outage once when it begins and once when it ends, both as warnings. */
export class OutageLog {
  readonly #log: Pick<Log, 'warn'>;
  /** The content that cannot be read; the log lines begin with it. */
  readonly #what: string;
  #problem: string | null = null;

  constructor(log: Pick<Log, 'warn'>, what: string) {
    this.#log = log;
    this.#what = what;
  }

  failed(problem: string, instead = 'what was read last is shown'): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#log.warn({ problem }, `${this.#what} cannot be read: ${instead}`);
  }

  over(): void {
    if (this.#problem === null) return;
    this.#problem = null;
    this.#log.warn({}, `${this.#what} can be read again`);
  }
}
