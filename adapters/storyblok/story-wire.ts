import { type FieldProblem, readRecord } from '../../core/records/record-reader.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What is read of a story of the content delivery API; nothing in its content is trusted. */
export interface Story {
  readonly uuid: string;
  /** Last part of its address. */
  readonly slug: string;
  /** Its address in the default language. */
  readonly full_slug: string;
  /** Its place in its folder. */
  readonly position: number;
  /** ISO 8601; when it was published, or for a draft when it was last saved. */
  readonly published_at: string | null;
  readonly content: Block;
  readonly translated_slugs: readonly TranslatedSlug[];
}

/** A story's content, or a nested block of it: fields of any kind beside the name of its component. */
export interface Block extends Fields {
  readonly component: string;
}

export interface TranslatedSlug {
  readonly lang: string;
  readonly path: string;
  /** Whether it can be read in this language; null where the service does not say. */
  readonly published: boolean | null;
}

/** Deeper content is refused, so that nothing that walks it runs out of stack. Editors nest four deep, rich text six. */
const DEEPEST = 48;

/** One story, or what is wrong with it; without content it is half a story. */
export function parseStory(record: unknown): Result<Story, readonly FieldProblem[]> {
  const reader = readRecord(record);
  reader.object('content').text('component');
  const content = reader.raw('content');
  if (isDeeperThan(content, DEEPEST)) reader.problem('content', `must not be nested deeper than ${DEEPEST}`);
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

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isBlock(value: unknown): value is Block {
  return isFields(value) && typeof value.component === 'string';
}

/** Null where the app for translated slugs is not installed. */
function translatedSlugs(raw: unknown): readonly TranslatedSlug[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isFields).flatMap(({ lang, path, published }) => {
    const trimmed = trimmedPath(path);
    if (typeof lang !== 'string' || trimmed === null) return [];
    return [{ lang, path: trimmed, published: typeof published === 'boolean' ? published : null }];
  });
}

/** Without slashes at its ends, which the first story of a folder has; null for none. */
function trimmedPath(raw: unknown): string | null {
  const path = typeof raw === 'string' ? raw.replace(/^\/+|\/+$/g, '') : '';
  return path === '' ? null : path;
}

function firstText(values: readonly unknown[]): string | null {
  return values.find((value) => typeof value === 'string') ?? null;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1));
}
