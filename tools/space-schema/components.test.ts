import { describe, expect, test } from 'vitest';
import TABLE from '../../adapters/storyblok/component-schema.json' with { type: 'json' };
import { type ComponentSchema, STORY_TYPES, schemaOf } from '../../adapters/storyblok/component-schema.ts';
import { componentDefinitions, helpOf } from './components.ts';
import HELP from './field-help.json' with { type: 'json' };
import { SPACE_COMPONENTS, type SpaceField } from './space-fields.ts';

const DEFINITIONS = new Map(componentDefinitions().map((one) => [one.name, one]));
const FIELDS = [...SPACE_COMPONENTS.values()].flatMap(({ name, fields }) =>
  [...fields].map(([key, field]) => ({ name, key, field })),
);
const fieldOf = (component: string, key: string) => DEFINITIONS.get(component)?.schema[key];

describe('CM1 the components of a space follow from the parsers of the records', () => {
  test('every content type of the site is one', () => {
    const roots = [...DEFINITIONS.values()].filter(({ is_root }) => is_root).map(({ name }) => name);
    expect(roots.sort()).toEqual([...STORY_TYPES, 'media-gallery'].sort());
  });

  test.each([
    ['yacht', 'loaMeter', { type: 'number', required: true, min_value: 1, max_value: 300 }],
    ['yacht', 'builtyear', { type: 'number', required: true, min_value: 1800, max_value: 2100, decimals: 0 }],
    ['yacht', 'hullMaterial', { type: 'option', required: false, translatable: false }],
    ['yacht', 'flag', { type: 'option', source: 'internal', datasource_slug: 'countries' }],
    ['yacht', 'ribbonText', { type: 'text', translatable: true }],
    ['yacht', 'lyingNames', { translatable: true }],
    ['yacht', 'guests', { type: 'bloks', component_whitelist: ['yacht-guests'], maximum: 1 }],
    [
      'yacht-media',
      'galleryCharter',
      { type: 'option', source: 'internal_stories', filter_content_type: ['media-gallery'] },
    ],
    ['page', 'id', { type: 'text', required: true, max_length: 20_000, regex: expect.stringContaining('a-z0-9') }],
    ['page', 'published', { type: 'datetime', disable_time: true, required: false }],
    ['page', 'updated', { type: 'datetime', disable_time: false, required: true }],
    ['page', 'categories', { type: 'options', source: 'internal', datasource_slug: 'categories' }],
    ['compare', 'yachts', { type: 'options', is_reference_type: true, min_options: '2', max_options: '4' }],
    ['gallery', 'images', { type: 'bloks', required: true, minimum: 1, maximum: 40 }],
    ['story', 'body', { type: 'richtext', required: true }],
    ['video', 'video', { type: 'asset', filetypes: ['videos'] }],
    ['link', 'href', { type: 'multilink', translatable: true, show_anchor: true }],
    ['area', 'aliases', { type: 'textarea' }],
    ['office-hours', 'days', { type: 'options', required: true }],
  ])('%s.%s', (component, key, definition) => {
    expect(fieldOf(component, key)).toMatchObject(definition);
  });

  test('a page may have every block and the details of every kind', () => {
    for (const key of ['blocks', 'details']) {
      const allowed = fieldOf('page', key)?.component_whitelist as readonly string[];
      expect(allowed.length).toBeGreaterThan(6);
      for (const name of allowed) expect(DEFINITIONS.get(name)).toMatchObject({ is_nestable: true });
    }
  });
});

describe('CM1 what the site reads of a space is what its components hold', () => {
  const named = (wanted: (field: SpaceField) => boolean, component: string) =>
    FIELDS.filter(({ name, field }) => name === component && wanted(field)).map(({ key }) => key);
  const read = (component: string, list: keyof ComponentSchema) => [...((schemaOf(component)[list] ?? []) as string[])];

  test.each([...SPACE_COMPONENTS.keys()])('%s', (component) => {
    const own = SPACE_COMPONENTS.get(component)?.fields ?? new Map();
    const one = read(component, 'one').filter((key) => own.has(key));
    expect(named(({ isTranslated }) => isTranslated, component).sort()).toEqual(read(component, 'translated').sort());
    expect(named(({ as, list }) => as === 'blocks' && list === null, component).sort()).toEqual(one.sort());
    expect(named(({ between }) => between === '\n', component).sort()).toEqual(read(component, 'lines').sort());
    expect(named(({ between }) => between === '\n\n', component)).toEqual(read(component, 'paragraphs'));
  });

  test('numbers and days', () => {
    const isNumber = ({ form }: SpaceField) =>
      form?.kind === 'number' || (form?.kind === 'choice' && form.choices.every((one) => typeof one === 'number'));
    const names = (wanted: (field: SpaceField) => boolean) =>
      [...new Set(FIELDS.filter(({ field }) => wanted(field)).map(({ key }) => key))].sort();
    expect(names(isNumber)).toEqual([...TABLE.numbers].sort());
    expect(names(({ as }) => as === 'day')).toEqual([...TABLE.days].sort());
  });
});

test('CM1 every field has a help text, or a name that says it all', () => {
  const plain = new Set(HELP.plain);
  const without = FIELDS.filter(({ name, key }) => helpOf(name, key) === undefined && !plain.has(key));
  expect(without.map(({ name, key }) => `${name}.${key}`)).toEqual([]);
  const known = new Set(FIELDS.flatMap(({ name, key }) => [key, `${name}.${key}`]));
  expect([...Object.keys(HELP.help), ...HELP.plain].filter((name) => !known.has(name))).toEqual([]);
});
