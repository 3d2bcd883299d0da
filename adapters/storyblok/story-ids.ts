import { DEFAULT_LOCALE, type Locale } from '../../core/locale/locale.ts';
import type { Story } from './story-wire.ts';

/** The edition that a story was read in. Only published stories show which languages are published. */
export type StoryEdition = 'published' | 'draft';

/** The fields that hold ids, for content types whose field is not `id`. The slug is the id where the field is empty. */
const ID_FIELDS: Readonly<Record<string, string>> = { yacht: 'yachtid' };

export function recordId({ content, slug }: Story): string {
  const given = content[ID_FIELDS[content.component] ?? 'id'];
  return typeof given === 'string' && given !== '' ? given : slug;
}

/**
 * Returns the slug of a page in a language, all its segments; null where the page does not exist there (RT5). A page
 * with `languages` exists only in those. Any other exists in the default language, and in each language that is
 * published, or, in the draft edition, that has a slug of its own.
 */
export function slugIn(story: Story, locale: Locale, edition: StoryEdition): string | null {
  const { languages } = story.content;
  const hasLanguages = Array.isArray(languages) && languages.length > 0;
  if (hasLanguages && !languages.includes(locale)) return null;
  if (locale === DEFAULT_LOCALE) return story.full_slug;
  const translated = story.translated_slugs.find(({ lang }) => lang === locale);
  if (translated === undefined) return null;
  const { path, published } = translated;
  // For a language without a slug of its own, the service sends the default slug and no publication status.
  const isTranslated = edition === 'published' ? published === true : published !== null || path !== story.full_slug;
  return hasLanguages || isTranslated ? path : null;
}
