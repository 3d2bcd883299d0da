import { nestedComponent, type ReferencedType, textRole } from './field-roles.ts';
import { type FieldShape, joinShapes, type Shapes } from './field-shape.ts';
import { recordShapes } from './record-shapes.ts';

/** How a field of a component is stored in a space. */
export interface SpaceField {
  readonly as:
    | ('text' | 'long-text' | 'rich-text' | 'number' | 'switch' | 'day' | 'choice' | 'choices')
    | ('asset' | 'assets' | 'link' | 'story' | 'stories' | 'blocks');
  readonly isTranslated: boolean;
  readonly isOneOrLocalized: boolean;
  readonly isRequired: boolean;
  readonly form: FieldShape['form'];
  readonly list: FieldShape['list'];
  /** What parts the items of a list in a text area. */
  readonly between?: '\n' | '\n\n';
  /** The content type of the stories that can be chosen. */
  readonly story?: ReferencedType;
  /** The components of the blocks that can be put in. */
  readonly blocks?: readonly string[];
}

export interface SpaceComponent {
  readonly name: string;
  /** Whether it is a content type. */
  readonly isType: boolean;
  readonly fields: ReadonlyMap<string, SpaceField>;
}

/** The components of a space, as the parsers of the records have them: one source for the schema and the content. */
export const SPACE_COMPONENTS: ReadonlyMap<string, SpaceComponent> = spaceComponents();

export function spaceField(component: string, key: string): SpaceField | undefined {
  return SPACE_COMPONENTS.get(component)?.fields.get(key);
}

function spaceComponents(): ReadonlyMap<string, SpaceComponent> {
  const { types, blocks, details } = recordShapes();
  const shapes = new Map<string, Shapes[]>();
  const note = (name: string, own: Shapes): void => {
    shapes.set(name, [...(shapes.get(name) ?? []), own]);
    for (const [key, shape] of own) if (shape.fields !== null) note(nestedComponent(name, key), shape.fields);
  };
  for (const [name, own] of [...types, ...blocks, ...details]) note(name, own);
  const choices = new Map([
    ['page.blocks', [...blocks.keys()]],
    ['page.details', [...details.keys()]],
  ]);
  return new Map(
    [...shapes].map(([name, all]) => {
      const fields = [...joinShapes(...all)].map(
        ([key, shape]) => [key, fieldOf(name, key, shape, choices.get(`${name}.${key}`))] as const,
      );
      return [name, { name, isType: types.has(name), fields: new Map(fields) }];
    }),
  );
}

function fieldOf(component: string, key: string, shape: FieldShape, blocks?: readonly string[]): SpaceField {
  const { isLocalized: isTranslated, isOneOrLocalized, isRequired, form, list, fields } = shape;
  const common = { isTranslated, isOneOrLocalized, isRequired, form, list };
  if (blocks !== undefined) return { ...common, as: 'blocks', blocks };
  if (fields !== null) return { ...common, as: 'blocks', blocks: [nestedComponent(component, key)] };
  switch (form?.kind) {
    case 'number':
      return list === null ? { ...common, as: 'number' } : numbersField(common, form);
    case 'boolean':
      return { ...common, as: 'switch' };
    case 'date':
      // An instant has seconds, which a date field does not keep.
      return { ...common, as: key === 'updatedAt' ? 'text' : 'day' };
    case 'choice':
      return { ...common, as: list === null ? 'choice' : 'choices' };
    default:
      return textField(component, key, common);
  }
}

type Common = Omit<SpaceField, 'as'>;

/** A list of numbers is a choice where there are few, as the days of a week, and else a number a line. */
function numbersField(common: Common, { min, max }: { readonly min: number; readonly max: number }): SpaceField {
  if (max - min > 12) return { ...common, as: 'long-text', between: '\n' };
  const choices = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return { ...common, as: 'choices', form: { kind: 'choice', choices } };
}

function textField(component: string, key: string, common: Common): SpaceField {
  const role = textRole(component, key);
  const isList = common.list !== null;
  if (typeof role === 'object') return { ...common, as: isList ? 'stories' : 'story', story: role.story };
  if (role === 'asset') return { ...common, as: isList ? 'assets' : 'asset' };
  // The categories of a page are those of the site.
  if (component === 'page' && key === 'categories') return { ...common, as: 'choices' };
  if (role === 'rich-text' || !isList) return { ...common, as: role };
  return { ...common, as: 'long-text', between: key === 'paragraphs' ? '\n\n' : '\n' };
}
