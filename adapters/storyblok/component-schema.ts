import TABLE from './component-schema.json' with { type: 'json' };

/** The fields of a component whose values need a conversion. */
export interface ComponentSchema {
  /** Translated fields, of which the record holds a value for each locale. Not for fields inside a translated one. */
  readonly translated?: readonly string[];
  /** Fields with a single nested block: the record holds the block, not a list. */
  readonly one?: readonly string[];
  /** Text areas with one item per line: the record holds a list. */
  readonly lines?: readonly string[];
  /** Text areas whose items are separated by an empty line: the record holds a list. */
  readonly paragraphs?: readonly string[];
  /** Values of fields that the service omits because no editor has touched them. */
  readonly untouched?: Readonly<Record<string, unknown>>;
}

/** The content types of the site; stories of other types are ignored. */
export const STORY_TYPES = [
  ...(['page', 'yacht', 'area', 'office', 'redirect', 'site', 'home'] as const),
  ...(['charter-terms', 'stop'] as const),
] as const;
export type StoryType = (typeof STORY_TYPES)[number];

/** The schemas of all components with converted fields, for a space as docs/guide/configuration.md sets it up. */
const SCHEMAS: ReadonlyMap<string, ComponentSchema> = new Map(Object.entries(TABLE.components));
/** The schema of all other components. */
const DEFAULT_SCHEMA: ComponentSchema = { one: ['link', 'button'] };
/** Names of number fields, which the service sends as text, in any component. */
const NUMBERS: ReadonlySet<string> = new Set(TABLE.numbers);
/** Names of date fields, which the service sends with a time. */
const DAYS: ReadonlySet<string> = new Set(TABLE.days);

export function schemaOf(component: string): ComponentSchema {
  return SCHEMAS.get(component) ?? DEFAULT_SCHEMA;
}

/**
 * Converts the text of a number or date field; any other text stays as it is. A date field has a time of day in UTC: at
 * midnight it is a day, else an instant, which is not a day of any zone and is refused where a day is needed.
 */
export function convertTextField(key: string, text: string): string | number {
  if (NUMBERS.has(key) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text)) return Number(text);
  if (!DAYS.has(key)) return text;
  return text
    .replace(/^(\d{4}-\d{2}-\d{2}) 00:00(?::00)?$/, '$1')
    .replace(/^(\d{4}-\d{2}-\d{2}) ([\d:]{5,8})$/, '$1T$2Z');
}
