import type { HttpError } from '../ports/http-client.ts';

/** Describes an error as the end of a sentence about a request: `was answered with 503`. */
export function describeHttpError(error: HttpError): string {
  if (error.kind === 'status') return `was answered with ${error.status}`;
  if (error.kind === 'network') return `was not answered: ${error.message}`;
  return error.problem === 'too-long' ? 'was answered with too long a body' : 'was answered with broken JSON';
}
