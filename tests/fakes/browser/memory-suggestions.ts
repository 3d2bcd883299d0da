import type { SiteApiError } from '../../../core/ports/http-client.ts';
import type { Suggestions, SuggestionsRequest } from '../../../core/ports/suggestions.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import type { SuggestionList } from '../../../core/suggestions/suggestions.ts';

/** Returns the suggestions of a test by their question, and none for any other. */
export class MemorySuggestions implements Suggestions {
  readonly #lists = new Map<string, SuggestionList>();
  #error: SiteApiError | null = null;

  constructor(lists: readonly { readonly question: SuggestionsRequest; readonly list: SuggestionList }[] = []) {
    for (const { question, list } of lists) this.#lists.set(keyOf(question), list);
  }

  /** Makes every call fail with this error; null ends it. */
  failWith(error: SiteApiError | null): void {
    this.#error = error;
  }

  async suggest(question: SuggestionsRequest): Promise<Result<SuggestionList, SiteApiError>> {
    if (this.#error !== null) return err(this.#error);
    return ok(this.#lists.get(keyOf(question)) ?? { label: '', count: '', groups: [] });
  }
}

function keyOf({ text, locale }: SuggestionsRequest): string {
  return `${locale} ${text}`;
}
