import type { Reading } from '../../core/feed-values/reading.ts';
import type { LeftOutField } from '../../core/import/feed-listing.ts';
import { err } from '../../core/shared/result.ts';
import { childrenOf, markupOf, ownText, type XmlElement } from './xml-element.ts';

/** A value of an advert: the text of an element, or an attribute. */
export interface AdvertValue {
  /** As the feed names it: `boat_features/dimensions/beam`, `advert_features/asking_price/@currency`. */
  readonly path: string;
  readonly text: string;
  readonly element: XmlElement;
  /** The element around that element. */
  readonly parent: XmlElement | null;
}

/** Attributes that say how a value is meant, and no more. */
const OF_ANOTHER_VALUE = new Set([
  ...['name', 'label', 'unit', 'language', 'lang', 'caption', 'primary', 'md5', 'file_mtime', 'validation'],
]);
/** Elements about another thing than the yacht: what is in them is found only by a path that names them. */
const APART = new Set([
  'engine',
  'generator',
  'tender',
  'dinghy',
  'trailer',
  'media',
  'rig_sails',
  'broker',
  'seller',
  ...['charter_data', 'mooring'],
]);
/** Elements whose markup is one text. */
const TEXTS = new Set(['marketing_desc', 'marketing_short_desc', 'owners_comment', 'description', 'short_description']);
const MAX_PATH_LENGTH = 120;
const MAX_VALUE_LENGTH = 80;
/** A longer text is not a single value; the readers of values are made for short ones. */
const MAX_READ_LENGTH = 1_000;
const TOO_LONG = err(`is longer than ${MAX_READ_LENGTH} characters`);
/** The maximum numbers of unmapped paths and of left out values that are reported of one advert. */
const MAX_UNMAPPED = 200;
const MAX_LEFT_OUT = 1_000;

/**
 * The values of one advert by their paths, with the ones that a mapper could not read or did not read (FD1): values
 * that it reads but does not recognise are left out, and those that it never reads are unmapped.
 *
 * A path is named by its end, in small letters: `dimensions/beam` finds `boat_features/dimensions/beam`. An element
 * `item` goes by its attribute `name`.
 */
export class AdvertFields {
  readonly leftOut: LeftOutField[] = [];
  readonly #values: readonly AdvertValue[];
  readonly #byLastName = new Map<string, AdvertValue[]>();
  readonly #known = new Set<AdvertValue>();
  readonly #unmapped = new Set<string>();

  constructor(advert: XmlElement) {
    this.#values = valuesOf(advert, '', null).filter(({ text }) => text !== '');
    for (const value of this.#values) {
      const name = lastName(value.path.toLowerCase());
      const named = this.#byLastName.get(name);
      if (named === undefined) this.#byLastName.set(name, [value]);
      else named.push(value);
    }
  }

  /** Returns the values of a path, in the order of the feed; they are known from now on. */
  all(path: string): readonly AdvertValue[] {
    const values = this.#at(path);
    for (const value of values) this.#known.add(value);
    return values;
  }

  /** Returns all values whose path holds one of some elements. */
  within(elements: ReadonlySet<string>): readonly AdvertValue[] {
    return this.#values.filter(
      (value) =>
        !this.#known.has(value) &&
        value.path
          .toLowerCase()
          .split('/')
          .slice(0, -1)
          .some((name) => elements.has(name)),
    );
  }

  /** Returns all values that are of the yacht herself; none of them is known by that. */
  own(): readonly AdvertValue[] {
    return this.#values.filter(
      ({ path }) =>
        !path
          .toLowerCase()
          .split('/')
          .some((name) => APART.has(name)),
    );
  }

  /** Marks a value as mapped. */
  markMapped(value: AdvertValue): void {
    this.#known.add(value);
  }

  /**
   * Reads the first value of some paths that says something; those before it that are not recognised are left out. A
   * later value is mapped only if it says the same.
   * @param isMeant which values of the paths are looked at
   */
  first<T>(
    paths: readonly string[],
    read: (value: AdvertValue) => Reading<T>,
    isMeant: (value: AdvertValue) => boolean = () => true,
  ): T | null {
    let found: { readonly text: string; readonly value: T } | null = null;
    for (const value of paths.flatMap((path) => this.#at(path)).filter(isMeant)) {
      const reading = value.text.length > MAX_READ_LENGTH ? TOO_LONG : read(value);
      if (found === null || found.text === value.text || (reading.ok && reading.value === found.value)) {
        this.#known.add(value);
      }
      if (found !== null) continue;
      if (!reading.ok) this.leaveOut(value, reading.error);
      else if (reading.value !== null) found = { text: value.text, value: reading.value };
    }
    return found?.value ?? null;
  }

  leaveOut({ path, text }: Pick<AdvertValue, 'path' | 'text'>, problem: string): void {
    if (this.leftOut.length === MAX_LEFT_OUT) return;
    this.leftOut.push({ field: path, value: text.slice(0, MAX_VALUE_LENGTH), problem });
  }

  /** Marks a value that was read as unmapped after all, under a path that says why. */
  markUnmapped(path: string): void {
    this.#unmapped.add(path.slice(0, MAX_PATH_LENGTH));
  }

  /** Returns the paths of the unmapped values. */
  unmapped(): readonly string[] {
    const unasked = this.#values.filter((value) => !this.#known.has(value)).map(({ path }) => path);
    return [...new Set([...unasked, ...this.#unmapped])].slice(0, MAX_UNMAPPED);
  }

  #at(path: string): readonly AdvertValue[] {
    return (this.#byLastName.get(lastName(path)) ?? []).filter((value) => isAt(value.path.toLowerCase(), path));
  }
}

/** Whether a value stands where a path says. An attribute without an element is the advert's own. */
function isAt(valuePath: string, path: string): boolean {
  if (valuePath === path) return true;
  if (path.startsWith('@') || !valuePath.endsWith(`/${path}`)) return false;
  const above = valuePath.slice(0, -path.length - 1).split('/');
  return !above.some((name) => APART.has(name));
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function valuesOf(element: XmlElement, path: string, parent: XmlElement | null): AdvertValue[] {
  const below = path === '' ? '' : `${path}/`;
  const attributes = [...element.attributes]
    .filter(([name]) => !OF_ANOTHER_VALUE.has(name))
    .map(([name, value]) => ({
      path: `${below}@${name}`.slice(0, MAX_PATH_LENGTH),
      text: value.trim(),
      element,
      parent,
    }));
  const isText = TEXTS.has(element.name);
  const own = { path, text: (isText ? markupOf(element) : ownText(element)).trim(), element, parent };
  const children = isText ? [] : childrenOf(element);
  return [
    ...(path === '' ? [] : [own]),
    ...attributes,
    ...children.flatMap((child) => valuesOf(child, pathBelow(below, child), element)),
  ];
}

function pathBelow(below: string, { name, attributes }: XmlElement): string {
  const called = name === 'item' ? (attributes.get('name')?.trim() ?? name) : name;
  // A name out of an attribute can hold anything.
  return `${below}${called.replace(/[/\p{Cc}]/gu, ' ')}`.slice(0, MAX_PATH_LENGTH);
}
