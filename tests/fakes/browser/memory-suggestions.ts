import type { SiteError } from '../../../core/ports/http-client.ts';
import type { Suggestions, SuggestionsQuestion } from '../../../core/ports/suggestions.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import type { SuggestionList } from '../../../core/suggestions/suggestions.ts';

/** Returns the suggestions of a test by their question, and none for any other. */
export class MemorySuggestions implements Suggestions {
  readonly #lists = new Map<string, SuggestionList>();
  #error: SiteError | null = null;

  constructor(lists: readonly { readonly question: SuggestionsQuestion; readonly list: SuggestionList }[] = []) {
    for (const { question, list } of lists) this.#lists.set(keyOf(question), list);
  }

  /** Makes every call fail with this error; null ends it. */
  failWith(error: SiteError | null): void {
    this.#error = error;
  }

  async suggest(question: SuggestionsQuestion): Promise<Result<SuggestionList, SiteError>> {
    if (this.#error !== null) return err(this.#error);
    return ok(this.#lists.get(keyOf(question)) ?? { label: '', count: '', groups: [] });
  }
}

function keyOf({ text, locale }: SuggestionsQuestion): string {
  return `${locale} ${text}`;
}
