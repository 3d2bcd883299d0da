import { text } from './measure/measure-render.ts';
import { LIST_PATH } from './paths.ts';

export interface MeasuredPage {
  readonly name: 'home' | 'list' | 'yacht';
  readonly locale: 'en' | 'es';
  readonly path: string;
}

/** Returns home, charter list and the list's first yacht, in both locales. */
export async function measuredPages(origin: string): Promise<readonly MeasuredPage[]> {
  const html = await text(origin + LIST_PATH);
  const yacht = /href="\/en(\/yacht-for-charter\/[^"]+)"/.exec(html)?.[1];
  if (yacht === undefined) throw new Error('the list leads to no yacht');
  const list = LIST_PATH.slice('/en'.length);
  return (['en', 'es'] as const).flatMap((locale) => [
    { name: 'home', locale, path: `/${locale}/` } as const,
    { name: 'list', locale, path: `/${locale}${list}` } as const,
    { name: 'yacht', locale, path: `/${locale}${yacht}` } as const,
  ]);
}
