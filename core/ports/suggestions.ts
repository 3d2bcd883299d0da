import type { Locale } from '../locale/locale.ts';
import type { Result } from '../shared/result.ts';
import type { SuggestionList } from '../suggestions/suggestions.ts';
import type { SiteApiError } from './http-client.ts';

export interface SuggestionsRequest {
  readonly text: string;
  readonly locale: Locale;
}

/** Suggests names of the site while a visitor types (SE8). */
export interface Suggestions {
  /** The best names first, in the locale's words; no groups where nothing matches. */
  suggest(question: SuggestionsRequest): Promise<Result<SuggestionList, SiteApiError>>;
}
export const Suggestions = Symbol.for('Suggestions');
