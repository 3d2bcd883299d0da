import { createContext, useContext } from 'react';
import type { Locale } from '../../core/locale/locale.ts';
import type { Translate } from './translator.ts';

export interface PageLanguage {
  readonly locale: Locale;
  readonly translate: Translate;
}

export const PageLanguageContext = createContext<PageLanguage | null>(null);

/** Returns the page's locale and the function that formats its messages. */
export function usePageLanguage(): PageLanguage {
  const language = useContext(PageLanguageContext);
  if (!language) throw new Error('usePageLanguage is called outside of PageLanguageContext.');
  return language;
}

export function useTranslate(): Translate {
  return usePageLanguage().translate;
}
