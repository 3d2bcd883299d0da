import { describeHttpError } from '../../core/http/describe-http-error.ts';
import type { HttpError } from '../../core/ports/http-client.ts';
import { err, type Result } from '../../core/shared/result.ts';

export type StoryblokResult<T> = Result<T, StoryblokError>;

export function invalidResponse(path: string, problem: string): Result<never, StoryblokError> {
  return err({ kind: 'invalid-response', path, problem });
}

/** The reason why content could not be read. Paths are without their query, which contains the token. */
export type StoryblokError =
  | { readonly kind: 'http'; readonly path: string; readonly error: HttpError }
  /** The response cannot be used; `problem` says why. */
  | { readonly kind: 'invalid-response'; readonly path: string; readonly problem: string }
  /** The content changed during every attempt to read it. */
  | { readonly kind: 'changed-while-read' };

export function describeError(error: StoryblokError): string {
  switch (error.kind) {
    case 'http':
      return `Storyblok: the request for ${error.path} ${describeStoryblokHttpError(error.error)}`;
    case 'invalid-response':
      return `Storyblok: the response to ${error.path} cannot be used: ${error.problem}`;
    case 'changed-while-read':
      return 'Storyblok: the content changed during every attempt to read it';
  }
}

function describeStoryblokHttpError(error: HttpError): string {
  const status = error.kind === 'status' ? error.status : null;
  if (status === 401) return 'was refused (401): the token is wrong or gives no access to drafts';
  if (status === 429) return 'was refused (429): too many requests, even after retries';
  return describeHttpError(error);
}
