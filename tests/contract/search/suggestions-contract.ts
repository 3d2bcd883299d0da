import { afterEach, describe, expect, test } from 'vitest';
import type { Suggestions, SuggestionsRequest } from '../../../core/ports/suggestions.ts';
import { ok } from '../../../core/shared/result.ts';
import type { SuggestionList } from '../../../core/suggestions/suggestions.ts';

export interface KnownSuggestions {
  readonly question: SuggestionsRequest;
  readonly list: SuggestionList;
}

/** A site that has suggestions for one text, and none for others. */
export interface SuggestionsWorld {
  readonly suggestions: Suggestions;
  /** Makes the site answer 503. */
  breakDown(): void;
  close?(): Promise<void>;
}

const ENGLISH: KnownSuggestions = {
  question: { text: 'mar & sol?', locale: 'en' },
  list: {
    label: 'Suggestions',
    count: '2 suggestions',
    groups: [
      { label: 'Yachts', suggestions: [{ name: 'Mar y Sol', note: '50 m', href: '/en/yacht-for-charter/mar-y-sol/' }] },
      { label: 'Pages', suggestions: [{ name: 'Marinas', note: '', href: '/en/marinas/' }] },
    ],
  },
};
const SPANISH: KnownSuggestions = {
  question: { text: 'mar & sol?', locale: 'es' },
  list: {
    label: 'Sugerencias',
    count: '1 sugerencia',
    groups: [
      {
        label: 'Astilleros',
        suggestions: [
          { name: 'Marín', note: 'De alquiler · 3 yates', href: '/es/yachts-for-charter/?l=builder:marin' },
        ],
      },
    ],
  },
};

/** The contract of the port Suggestions. */
export function suggestionsContract(
  name: string,
  make: (known: readonly KnownSuggestions[]) => Promise<SuggestionsWorld>,
): void {
  describe(`Suggestions: ${name}`, () => {
    const open: SuggestionsWorld[] = [];
    async function world(): Promise<SuggestionsWorld> {
      const made = await make([ENGLISH, SPANISH]);
      open.push(made);
      return made;
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((made) => made.close?.()));
    });

    test.each([ENGLISH, SPANISH])('SE8 suggests in the language of $question.locale', async (known) => {
      const { suggestions } = await world();
      expect(await suggestions.suggest(known.question)).toEqual(ok(known.list));
    });

    test.each(['', 'mar', 'mar & sol? ', '%00', '&locale=es'])('SE8 suggests nothing for %j', async (text) => {
      const { suggestions } = await world();
      expect(await suggestions.suggest({ text, locale: 'en' })).toMatchObject({ ok: true, value: { groups: [] } });
    });

    test('SE9 returns a failure as a value', async () => {
      const { suggestions, breakDown } = await world();
      breakDown();
      expect(await suggestions.suggest(ENGLISH.question)).toMatchObject({
        ok: false,
        error: { kind: 'status', status: 503 },
      });
    });
  });
}
