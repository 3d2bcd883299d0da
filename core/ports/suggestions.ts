import type { Locale } from '../locale/locale.ts';
import type { Result } from '../shared/result.ts';
import type { SuggestionList } from '../suggestions/suggestions.ts';
import type { HttpError } from './http-client.ts';

/** No answer came, or one that makes no sense. */
export type SuggestionsError = HttpError | { readonly kind: 'bad-answer' };

export interface SuggestionsQuestion {
  /** As it is typed so far. */
  readonly text: string;
  readonly locale: Locale;
}

/** What of the site is called so, while one types (product.md SE8). */
export interface Suggestions {
  /** The best names first, in the words of the locale; without groups where nothing is called so. */
  suggest(question: SuggestionsQuestion): Promise<Result<SuggestionList, SuggestionsError>>;
}
export const Suggestions = Symbol.for('Suggestions');
