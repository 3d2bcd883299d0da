import { describeHttpError } from '../../core/http/describe-http-error.ts';
import type { HttpError } from '../../core/ports/http-client.ts';
import { err, type Result } from '../../core/shared/result.ts';

export type StoryblokResult<T> = Result<T, StoryblokError>;

export function badAnswer(path: string, problem: string): Result<never, StoryblokError> {
  return err({ kind: 'bad-answer', path, problem });
}

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
      return `Storyblok: ${error.path} gave an invalid answer: ${error.problem}`;
    case 'restless':
      return 'Storyblok: the content changed each time that it was read';
  }
}

function describeHttp(error: HttpError): string {
  const status = error.kind === 'status' ? error.status : null;
  if (status === 401) return 'was refused (401): the token is wrong, or may not read this version';
  if (status === 429) return 'was refused (429): too many requests, even after waiting';
  return describeHttpError(error);
}
