import type { Locale } from '../locale/locale.ts';
import type { Result } from '../shared/result.ts';
import type { SuggestionList } from '../suggestions/suggestions.ts';
import type { HttpError } from './http-client.ts';

/** No answer or an invalid one. */
export type SuggestionsError = HttpError | { readonly kind: 'bad-answer' };

export interface SuggestionsQuestion {
  /** The text typed so far. */
  readonly text: string;
  readonly locale: Locale;
}

/** Suggests names of the site while a visitor types (SE8). */
export interface Suggestions {
  /** The best names first, in the locale's words; no groups where nothing matches. */
  suggest(question: SuggestionsQuestion): Promise<Result<SuggestionList, SuggestionsError>>;
}
export const Suggestions = Symbol.for('Suggestions');
