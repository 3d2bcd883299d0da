import { isRecord, parseJson } from '../../core/shared/parse-json.ts';
import { type Fields, isBlock, type StoryblokBlock } from './story-wire.ts';

/** The field of a draft's block that holds its mark, as a comment of HTML around JSON. */
const FIELD = '_editable';
const COMMENT = /^<!--#storyblok#(\{.*\})-->$/s;

/** Returns the mark of a draft's block as JSON, the form in which the visual editor takes it back; null without one. */
export function editMarkOf(block: Fields): string | null {
  const json = COMMENT.exec(textOf(block[FIELD]))?.[1];
  const mark = json === undefined ? null : parsed(json);
  return mark === null || textOf(mark.uid) === '' || textOf(mark.id) === '' ? null : markOf(mark);
}

/** Returns the marks of a draft's content, as `whole`, and of the first block of each of its fields. */
export function editMarksOf(content: StoryblokBlock): Readonly<Record<string, string>> {
  const blocks = Object.entries(content).map(
    ([field, value]) => [field, Array.isArray(value) ? value[0] : null] as const,
  );
  return Object.fromEntries(
    [['whole', content] as const, ...blocks].flatMap(([field, block]) => {
      const mark = isRecord(block) ? editMarkOf(block) : null;
      return mark === null ? [] : [[field, mark] as const];
    }),
  );
}

/**
 * Gives the blocks of a story that is being edited the marks that the delivery API gives those of a draft: the editor
 * sends them without, blocks that were added a moment ago among them.
 * @param draft the content of the story as it was last read
 */
export function withEditMarks(content: StoryblokBlock, draft: StoryblokBlock): StoryblokBlock {
  const root = editMarkOf(draft);
  if (root === null) return content;
  const { id, space } = parsed(root) ?? {};
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (!isRecord(value)) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, marked(field)]));
    if (!isBlock(value) || textOf(value._uid) === '') return fields;
    const mark = markOf({ id, uid: value._uid, name: value.component, space });
    return { ...fields, [FIELD]: `<!--#storyblok#${mark}-->` };
  };
  return marked(content) as StoryblokBlock;
}

function markOf({ id, uid, name, space }: Fields): string {
  return JSON.stringify({ id, uid, name, space });
}

function parsed(json: string): Fields | null {
  const value = parseJson(json);
  return isRecord(value) ? value : null;
}

/** Ids of stories are numbers, which the service writes as texts in some places. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
