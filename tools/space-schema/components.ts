import { LOCALES } from '../../core/locale/locale.ts';
import codes from '../../core/records/known-codes.json' with { type: 'json' };
import HELP from './field-help.json' with { type: 'json' };
import { SPACE_COMPONENTS, type SpaceComponent, type SpaceField } from './space-fields.ts';

/** A component as the management API takes it. */
export interface ComponentDefinition {
  readonly name: string;
  readonly display_name: string;
  readonly is_root: boolean;
  readonly is_nestable: boolean;
  readonly preview_field: string | null;
  readonly schema: Readonly<Record<string, FieldDefinition>>;
}

export interface FieldDefinition {
  readonly type: string;
  readonly pos: number;
  readonly [property: string]: unknown;
}

/** Lists that several fields choose from, by the slug of their data source. */
export const SHARED_CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['countries', codes.countries.split(' ')],
  ['languages', codes.languages.split(' ')],
]);
/** Returns the names of shared choices in English. */
export function choiceNames(slug: string): (code: string) => string {
  const type = slug === 'countries' ? 'region' : 'language';
  const inWords = new Intl.DisplayNames(['en'], { type, fallback: 'code' });
  return (code) => inWords.of(code) ?? code;
}
/** The data source of the site's categories, which its own story has. */
export const CATEGORIES = 'categories';

const HELP_TEXTS: Readonly<Record<string, string>> = HELP.help;
/** The field that stands for a block in the editor's list of blocks, the first of these that it has. */
const PREVIEW_FIELDS = ['title', 'headline', 'name', 'pageTitle', 'text', 'heading', 'question', 'label', 'id', 'from'];
/** The editor's tools of running text: those whose result the site shows. */
const TOOLBAR = ['bold', 'italic', 'h3', 'list', 'olist', 'link', 'paste', 'undo', 'redo'];
const FILE_TYPES: Readonly<Record<string, string>> = { video: 'videos', videos: 'videos', audio: 'audios' };
/** The content types that have pages. */
const LINKED = ['page', 'yacht', 'home'];

/**
 * Returns the components of a space, with the fields, limits and help texts that follow from the records' parsers
 * (CM1).
 */
export function componentDefinitions(): readonly ComponentDefinition[] {
  return [...SPACE_COMPONENTS.values()].map(definition);
}

function definition({ name, isType, fields }: SpaceComponent): ComponentDefinition {
  const schema = [...fields].map(([key, field], pos) => [key, fieldDefinition(name, key, field, pos)] as const);
  return {
    name,
    display_name: inWords(name),
    is_root: isType,
    is_nestable: !isType,
    preview_field: PREVIEW_FIELDS.find((key) => fields.has(key)) ?? null,
    schema: Object.fromEntries(schema),
  };
}

/** Returns the help text of a field; none where its name says it all. */
export function helpOf(component: string, key: string): string | undefined {
  return HELP_TEXTS[`${component}.${key}`] ?? HELP_TEXTS[key];
}

function fieldDefinition(component: string, key: string, field: SpaceField, pos: number): FieldDefinition {
  const help = helpOf(component, key);
  return {
    pos,
    display_name: inWords(key),
    required: field.isRequired,
    translatable: field.isTranslated,
    ...(help === undefined ? {} : { description: help }),
    ...typeDefinition(key, field),
  };
}

function typeDefinition(
  key: string,
  field: SpaceField,
): { readonly type: string; readonly [property: string]: unknown } {
  const { form } = field;
  switch (field.as) {
    case 'text':
      return { type: 'text', ...textLimits(field) };
    case 'long-text':
      return { type: 'textarea', ...(field.list === null ? textLimits(field) : {}) };
    case 'rich-text':
      return { type: 'richtext', customize_toolbar: true, toolbar: TOOLBAR, restrict_components: true };
    case 'number':
      return { type: 'number', ...numberLimits(form) };
    case 'switch':
      return { type: 'boolean' };
    case 'day':
      return { type: 'datetime', disable_time: !(form?.kind === 'date' && form.hasTime) };
    case 'choice':
      return { type: 'option', ...choices(field) };
    case 'choices':
      return { type: 'options', ...choices(field), ...optionLimits(field) };
    case 'story':
      return { type: 'option', ...stories(field) };
    case 'stories':
      return { type: 'options', is_reference_type: true, ...stories(field), ...optionLimits(field) };
    case 'asset':
      return { type: 'asset', filetypes: [FILE_TYPES[key] ?? 'images'] };
    case 'assets':
      return { type: 'multiasset', filetypes: [FILE_TYPES[key] ?? 'images'] };
    case 'link':
      return {
        ...{ type: 'multilink', show_anchor: true, email_link_type: true },
        ...{ restrict_content_types: true, component_whitelist: LINKED },
      };
    case 'blocks':
      return { type: 'bloks', restrict_components: true, component_whitelist: field.blocks, ...blockLimits(field) };
  }
}

function textLimits({ form }: SpaceField): object {
  if (form?.kind !== 'text') return {};
  const { max, pattern = '^' } = form;
  return { max_length: max, ...(pattern === '^' ? {} : { regex: pattern }) };
}

function numberLimits(form: SpaceField['form']): object {
  if (form?.kind !== 'number') return {};
  const { min, max, isWhole } = form;
  const limits = { min_value: min, ...(max === Number.MAX_SAFE_INTEGER ? {} : { max_value: max }) };
  return { ...(min === Number.MIN_SAFE_INTEGER ? {} : limits), ...(isWhole ? { decimals: 0 } : {}) };
}

function choices({ form, blocks: _ }: SpaceField): object {
  if (form?.kind !== 'choice') return { source: 'internal', datasource_slug: CATEGORIES };
  const shared = [...SHARED_CHOICES].find(([, all]) => all.join() === form.choices.join());
  if (shared !== undefined) return { source: 'internal', datasource_slug: shared[0] };
  return { options: form.choices.map((choice) => ({ name: choiceName(String(choice)), value: String(choice) })) };
}

function choiceName(choice: string): string {
  return LOCALES.find(({ code }) => code === choice)?.name ?? choice;
}

function stories({ story }: SpaceField): object {
  return { source: 'internal_stories', use_uuid: true, filter_content_type: [story] };
}

function optionLimits({ list, isRequired }: SpaceField): object {
  if (list === null) return {};
  const min = isRequired && list.min > 0 ? { min_options: String(list.min) } : {};
  return { ...min, ...(Number.isFinite(list.max) ? { max_options: String(list.max) } : {}) };
}

function blockLimits({ list, isRequired }: SpaceField): object {
  if (list === null) return { maximum: 1, ...(isRequired ? { minimum: 1 } : {}) };
  const min = isRequired && list.min > 0 ? { minimum: list.min } : {};
  return { ...min, ...(Number.isFinite(list.max) ? { maximum: list.max } : {}) };
}

/** Returns a technical name in words: `breadcrumbsTitle` as `Breadcrumbs title`. */
function inWords(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
