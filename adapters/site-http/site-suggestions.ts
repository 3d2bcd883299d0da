import { inject, injectable } from 'inversify';
import { HttpClient } from '../../core/ports/http-client.ts';
import type { Suggestions, SuggestionsError, SuggestionsQuestion } from '../../core/ports/suggestions.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { parseSuggestionList, type SuggestionList } from '../../core/suggestions/suggestions.ts';

/** Milliseconds; later suggestions are of no use while typing. */
const TIMEOUT_MS = 3000;
const MAX_BYTES = 50_000;

/** Requests suggestions from the site. */
@injectable()
export class SiteSuggestions implements Suggestions {
  readonly #http: HttpClient;

  constructor(@inject(HttpClient) http: HttpClient) {
    this.#http = http;
  }

  async suggest({ text, locale }: SuggestionsQuestion): Promise<Result<SuggestionList, SuggestionsError>> {
    const query = new URLSearchParams({ locale, q: text });
    const answer = await this.#http.send({
      url: `/api/suggestions/?${query}`,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (!answer.ok) return answer;
    const list = parseSuggestionList(answer.value.body);
    return list === null ? err({ kind: 'bad-answer' }) : ok(list);
  }
}
