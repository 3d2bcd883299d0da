import { type Fields, isFields } from '../../../tools/stored-stories/stored.ts';
import type { StoredStory, StoredVersion } from './space.ts';

export type Version = 'published' | 'draft';

const SAVED = '2026-11-20T10:00:00.000Z';

/**
 * Returns a story as the delivery API does, or null where this version does not exist. @param language null for the
 * default one
 */
export function deliveredStory(story: StoredStory, version: Version, language: string | null): Fields | null {
  const stored = story[version];
  if (stored === null) return null;
  const { path, translated } = stored;
  // The story at the root of a folder has the folder's address.
  const end = story.isStartpage ? '/' : '';
  const own = language === null ? path : (translated[language] ?? path);
  return {
    name: story.name,
    created_at: SAVED,
    published_at: story.published === null ? null : SAVED,
    updated_at: SAVED,
    id: story.id,
    uuid: story.uuid,
    content: contentOf(stored, language, version, story.id),
    slug: own.split('/').at(-1) ?? '',
    full_slug: `${language === null ? own : `${language}/${own}`}${end}`,
    sort_by_date: null,
    position: story.position,
    tag_list: [],
    is_startpage: story.isStartpage,
    parent_id: null,
    meta_data: null,
    group_id: story.uuid,
    first_published_at: story.published === null ? null : SAVED,
    release_id: null,
    lang: language ?? 'default',
    path: null,
    alternates: [],
    default_full_slug: `${path}${end}`,
    translated_slugs: translatedSlugs(story, stored),
  };
}

/** The form is that of spaces that publish all languages at once. */
function translatedSlugs({ published }: StoredStory, { path, translated }: StoredVersion): readonly Fields[] {
  return ['es'].map((lang) => {
    const own = translated[lang];
    return { path: own ?? path, name: null, lang, published: own === undefined ? null : published !== null };
  });
}

/** Cached results of each saved content, by language and version. */
const DELIVERED = new WeakMap<StoredVersion, Map<string, unknown>>();

function contentOf(stored: StoredVersion, language: string | null, version: Version, id: number): unknown {
  const delivered = DELIVERED.get(stored) ?? new Map<string, unknown>();
  DELIVERED.set(stored, delivered);
  const key = `${language} ${version}`;
  if (!delivered.has(key)) delivered.set(key, deliveredContent(stored.content, language, version, id));
  return delivered.get(key);
}

/** Returns the fields in one language: the translation where there is one, else the default language's value. */
function deliveredContent(value: unknown, language: string | null, version: Version, id: number): unknown {
  if (Array.isArray(value)) return value.map((item) => deliveredContent(item, language, version, id));
  if (!isFields(value)) return value;
  const fields = Object.entries(value).flatMap(([key, own]) => {
    if (key.includes('__i18n__')) return [];
    const translation = language === null ? undefined : value[`${key}__i18n__${language}`];
    return [[key, deliveredContent(isEmpty(translation) ? own : translation, language, version, id)] as const];
  });
  const isBlock = typeof value.component === 'string';
  const editable = `<!--#storyblok#{"name": "${value.component}", "space": "1", "uid": "${value._uid}", "id": "${id}"}-->`;
  return { ...Object.fromEntries(fields), ...(isBlock && version === 'draft' ? { _editable: editable } : {}) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
