/** A property in jCal (RFC 7265): name, parameters, type of value, values. */
export type FeedProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  type: string,
  ...values: readonly unknown[],
];

/** A component in jCal: name, properties, parts. */
export type FeedComponent = readonly [
  name: string,
  properties: readonly FeedProperty[],
  parts: readonly FeedComponent[],
];

const NONE: readonly FeedProperty[] = [];

/** The properties of a component by their names in lower case. */
export class FeedProperties {
  readonly #named = new Map<string, FeedProperty[]>();

  constructor([, properties]: FeedComponent) {
    for (const property of properties) {
      const found = this.#named.get(property[0]);
      if (found === undefined) this.#named.set(property[0], [property]);
      else found.push(property);
    }
  }

  all(name: string): readonly FeedProperty[] {
    return this.#named.get(name) ?? NONE;
  }

  first(name: string): FeedProperty | undefined {
    return this.#named.get(name)?.[0];
  }

  /** Returns a property's value as text; '' where there is none. */
  text(name: string): string {
    return String(this.first(name)?.[3] ?? '');
  }
}
