import { isLocale } from '../../core/locale/locale.ts';
import type { FieldCheck, FieldConstraint } from '../../core/records/field-problems.ts';
import { ESSENTIAL_FIELDS, yachtFrom } from '../../core/records/parse-yacht.ts';
import type { FieldProblem } from '../../core/records/read-by-schema.ts';
import { RecordReader } from '../../core/records/record-reader.ts';
import { type FieldShape, SHAPELESS, type Shapes } from './field-shape.ts';

/** Returns the fields of a yacht, each as the parser of yachts reads it. Only the essential ones are required. */
export function yachtShapes(): Shapes {
  const reader = new FieldRecorder({}, '', []);
  yachtFrom(reader, new Map());
  const root: Node = { form: null, below: new Map() };
  for (const [path, form] of reader.read) {
    let node = root;
    for (const step of path.split(/[.[\]]+/).filter((part) => part !== '')) {
      const next = node.below.get(step) ?? { form: null, below: new Map() };
      node.below.set(step, next);
      node = next;
    }
    node.form = form;
  }
  return shapesBelow(root, (name) => ESSENTIAL_FIELDS.includes(name));
}

interface Node {
  form: FieldConstraint | null;
  readonly below: Map<string, Node>;
}

function shapesBelow({ below }: Node, isRequired = (_: string) => false): Shapes {
  return new Map([...below].map(([name, node]) => [name, { ...shapeOf(node), isRequired: isRequired(name) }]));
}

function shapeOf(node: Node): FieldShape {
  const { form, below } = node;
  const [first] = below;
  if (first === undefined) return { ...SHAPELESS, form };
  const [key, inner] = first;
  if (isLocale(key)) return { ...shapeOf(inner), isLocalized: true };
  if (form?.kind === 'list') return { ...shapeOf(inner), list: { min: 0, max: form.max } };
  return { ...SHAPELESS, fields: shapesBelow(node) };
}

/** Notes each field that is read of a record, with the form of its check, and takes every value for a wrong one. */
class FieldRecorder extends RecordReader {
  readonly #fieldOf: (key: string) => string;

  /** @param read what this reader and those within it have read */
  constructor(
    record: unknown,
    path: string,
    problems: FieldProblem[],
    fieldOf = (key: string) => (path === '' ? key : `${path}.${key}`),
    readonly read: [path: string, form: FieldConstraint][] = [],
  ) {
    super(record, path, problems, undefined, fieldOf);
    this.#fieldOf = fieldOf;
  }

  /** A value that is neither missing nor empty, so that a reader goes on to what is within. */
  override raw(): unknown {
    return {};
  }

  override protection(key: string, effect: string): boolean {
    this.read.push([this.#fieldOf(key), { kind: 'boolean' }]);
    return super.protection(key, effect);
  }

  protected override checked<T>(key: string, problemOf: FieldCheck, placeholder: T): T {
    if (problemOf.form !== undefined) this.read.push([this.#fieldOf(key), problemOf.form]);
    this.problem(key, 'is not read');
    // A list of one item shows what its items are.
    return Array.isArray(placeholder) ? ([{}] as T) : placeholder;
  }

  protected override below(
    record: unknown,
    path: string,
    problems: FieldProblem[],
    fieldOf?: (key: string) => string,
  ): RecordReader {
    return new FieldRecorder(record, path, problems, fieldOf, this.read);
  }
}
