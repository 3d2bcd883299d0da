import { LOCALES, localeEntry } from '../../../../core/locale/locale.ts';
import type { ListedText, Yacht } from '../../../../core/yacht/yacht.ts';
import { languagesText } from '../../../i18n/languages-text.ts';
import type { YachtContext } from '../yacht-context.ts';

/** Builds what a feed says of her: in the page's language, else in another one, which the page then names (FD1). */
export function feedTextView(yacht: Pick<Yacht, 'listed' | 'name'>, { locale, translate }: YachtContext) {
  const spoken = [locale, ...LOCALES.map(({ code }) => code)];
  const part = (key: keyof ListedText) => {
    const code = spoken.find((one) => (yacht.listed?.[one]?.[key].length ?? 0) > 0);
    if (code === undefined) return null;
    const isOther = code !== locale;
    return {
      lines: yacht.listed?.[code]?.[key] ?? [],
      lang: isOther ? localeEntry(code).language : undefined,
      note: isOther ? translate('yacht.onlyIn', { language: languagesText([code], locale) }) : null,
    };
  };
  const [about, equipment] = [part('paragraphs'), part('equipment')];
  return {
    about: about && { ...about, title: translate('yacht.about', { name: yacht.name }) },
    equipment: equipment && { ...equipment, title: translate('features.listed') },
  };
}

export type FeedTextView = ReturnType<typeof feedTextView>;
