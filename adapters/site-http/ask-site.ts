import type { HttpClient, HttpRequest, SiteApiError } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** Sends a request and parses the body of the answer; `parse` returns null for an invalid body. */
export async function askSite<T>(
  http: HttpClient,
  request: HttpRequest,
  parse: (body: unknown) => T | null,
): Promise<Result<T, SiteApiError>> {
  const answer = await http.send(request);
  if (!answer.ok) return answer;
  const parsed = parse(answer.value.body);
  return parsed === null ? err({ kind: 'bad-answer' }) : ok(parsed);
}
