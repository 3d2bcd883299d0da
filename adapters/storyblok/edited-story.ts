import { inEveryLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { withEditMarks } from './edit-marks.ts';
import { isBlock, isTooDeep, type Story, type StoryblokBlock } from './story-wire.ts';

/** A preview shows what is wrong with a block; nothing is logged at each key that an editor presses. */
export const SILENT_LOG: Pick<Log, 'warn'> = { warn() {} };

/**
 * Returns a story in every language, as its editor has it in one of them. The editor's message names it by its uuid; its
 * content alone is taken, since address and languages change when it is saved.
 */
export function editedStory(
  edited: unknown,
  locale: Locale,
  stories: Localized<readonly Story[]>,
): Localized<readonly Story[]> | null {
  if (!isRecord(edited) || !isBlock(edited.content) || isTooDeep(edited.content)) return null;
  const { uuid, content } = edited;
  const drafts = inEveryLocale((code) => stories[code].find((story) => story.uuid === uuid) ?? null);
  const own = drafts[locale];
  if (own === null || own.content.component !== content.component) return null;
  const written = { ...own, content: withEditMarks(inLanguage(content, locale), own.content) };
  return inEveryLocale((code) => {
    const story = code === locale ? written : drafts[code];
    return story === null ? [] : [story];
  });
}

/** Returns fields in a language: the editor sends translations beside the texts of the default language. */
function inLanguage(block: StoryblokBlock, locale: Locale): StoryblokBlock {
  const own = `__i18n__${locale}`;
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const translation = value[key + own];
        return [key, read(translation === undefined || translation === '' ? field : translation)];
      }),
    );
  };
  return read(block) as StoryblokBlock;
}
