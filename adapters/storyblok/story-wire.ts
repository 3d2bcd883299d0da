import type { FieldProblem } from '../../core/records/read-by-schema.ts';
import { recordReaderOf } from '../../core/records/record-reader.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a story in the content delivery API that are read; nothing in its content is trusted. */
export interface Story {
  readonly uuid: string;
  /** Last segment of its address. */
  readonly slug: string;
  /** Its address in the default language. */
  readonly full_slug: string;
  readonly position: number;
  /** ISO 8601 instant of the publication; of the last save or the creation where the story was never published. */
  readonly published_at: string | null;
  readonly content: StoryblokBlock;
  readonly translated_slugs: readonly TranslatedSlug[];
}

/** The content of a story or a nested block: fields of any kind and the component's name. */
export interface StoryblokBlock extends Fields {
  readonly component: string;
}

export interface TranslatedSlug {
  readonly lang: string;
  readonly path: string;
  /** Whether it is published in this language; null where the service does not tell. */
  readonly published: boolean | null;
}

/** The greatest depth of content, so that recursion cannot overflow the stack. Blocks nest four deep, rich text six. */
const DEEPEST = 48;

/** Parses a story, or returns its problems. A story without content is invalid. */
export function parseStory(record: unknown): Result<Story, readonly FieldProblem[]> {
  const reader = recordReaderOf(record);
  reader.object('content').text('component');
  const content = reader.raw('content');
  if (isTooDeep(content)) reader.problem('content', `must not be nested deeper than ${DEEPEST}`);
  const position = reader.raw('position');
  const story: Story = {
    uuid: reader.text('uuid'),
    slug: reader.text('slug'),
    full_slug: trimmedPath(reader.raw('default_full_slug')) ?? trimmedPath(reader.text('full_slug')) ?? '',
    position: typeof position === 'number' ? position : 0,
    published_at: firstText(['published_at', 'updated_at', 'created_at'].map((key) => reader.raw(key))),
    content: isBlock(content) ? content : { component: '' },
    translated_slugs: translatedSlugs(reader.raw('translated_slugs')),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(story);
}

export function isBlock(value: unknown): value is StoryblokBlock {
  return isRecord(value) && typeof value.component === 'string';
}

/** Empty where the app for translated slugs is not installed. */
function translatedSlugs(raw: unknown): readonly TranslatedSlug[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isRecord).flatMap(({ lang, path, published }) => {
    const trimmed = trimmedPath(path);
    if (typeof lang !== 'string' || trimmed === null) return [];
    return [{ lang, path: trimmed, published: typeof published === 'boolean' ? published : null }];
  });
}

/** Removes slashes at both ends, which the root story of a folder has; null for an empty path or any other value. */
function trimmedPath(raw: unknown): string | null {
  const path = typeof raw === 'string' ? raw.replace(/^\/+|(?<!\/)\/+$/g, '') : '';
  return path === '' ? null : path;
}

function firstText(values: readonly unknown[]): string | null {
  return values.find((value) => typeof value === 'string') ?? null;
}

/** Returns whether content is nested too deep to be walked. */
export function isTooDeep(content: unknown): boolean {
  return isDeeperThan(content, DEEPEST);
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1));
}
