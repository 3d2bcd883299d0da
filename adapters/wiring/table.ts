import 'reflect-metadata/lite';
import { Container, type MapToResolvedValueInjectOptions, type Newable } from 'inversify';

/** One row of a wiring table binds one token, where the settings select the row. */
export type Row<Settings> = (container: Container, settings: Settings) => void;

interface RowOptions<Settings, T> {
  /** Whether the settings select the row; they always do where nothing is said. */
  readonly when?: (settings: Settings) => boolean;
  /** Tells several adapters of one port apart. */
  readonly named?: string;
  /** Called once, with the adapter that was just built. */
  readonly activated?: (adapter: T) => void;
}

/**
 * The kinds of rows of a table. The type argument of a row is written out, so that the compiler holds the adapter or the
 * value against the interface of its port: a symbol alone has no type.
 */
export function rowsFor<Settings>() {
  return {
    /** An adapter answers a port. */
    answer:
      <T = never>(
        port: symbol,
        adapter: Newable<NoInfer<T>>,
        { when, named, activated }: RowOptions<Settings, NoInfer<T>> = {},
      ): Row<Settings> =>
      (container, settings) => {
        if (when?.(settings) === false) return;
        const bound = container.bind<T>(port).to(adapter);
        const selected = named === undefined ? bound : bound.whenNamed(named);
        if (activated === undefined) return;
        selected.onActivation((_, built) => {
          activated(built);
          return built;
        });
      },

    /** A class that adapters share is built once, and asked for by itself. */
    part:
      (shared: Newable<unknown>, { when }: Pick<RowOptions<Settings, unknown>, 'when'> = {}): Row<Settings> =>
      (container, settings) => {
        if (when?.(settings) !== false) container.bind(shared).toSelf();
      },

    /** A part answers a port as well: the same object, under another name. */
    alias:
      <T = never>(
        port: symbol,
        part: Newable<NoInfer<T>>,
        { when }: Pick<RowOptions<Settings, unknown>, 'when'> = {},
      ): Row<Settings> =>
      (container, settings) => {
        if (when?.(settings) !== false) container.bind(port).toService(part);
      },

    /** A function makes a value for one or more adapters from what the container has. */
    made:
      <Args extends unknown[], T = unknown>(
        token: symbol,
        make: (...args: Args) => T,
        needs: MapToResolvedValueInjectOptions<Args>,
        { when }: Pick<RowOptions<Settings, unknown>, 'when'> = {},
      ): Row<Settings> =>
      (container, settings) => {
        if (when?.(settings) !== false) container.bind(token).toResolvedValue(make, needs);
      },

    /** A value of the settings is bound under the token that constructors name; undefined leaves the token unbound. */
    given:
      <T = never>(
        token: symbol,
        value: (settings: Settings) => NoInfer<T> | undefined,
        { of }: { readonly of?: symbol } = {},
      ): Row<Settings> =>
      (container, settings) => {
        const given = value(settings);
        if (given === undefined) return;
        const bound = container.bind(token).toConstantValue(given);
        if (of !== undefined) bound.whenParentIs(of);
      },
  };
}

/**
 * A container with the rows that the settings select. Each adapter is built when it is first asked for, and once.
 * `jitless`: the content security policy allows no code from strings.
 */
export function containerOf<Settings>(table: readonly Row<Settings>[], settings: Settings): Container {
  const container = new Container({ jitless: true, defaultScope: 'Singleton' });
  for (const row of table) row(container, settings);
  return container;
}
