import 'reflect-metadata/lite';
import { Container, type MapToResolvedValueInjectOptions, type Newable } from 'inversify';

/** One row of a wiring table binds one token, if the settings select the row. */
export type Row<Settings> = (container: Container, settings: Settings) => void;

interface Selected<Settings> {
  /** Whether the settings select the row; a row without this function is always selected. */
  readonly when?: (settings: Settings) => boolean;
}

interface AnswerOptions<Settings, T> extends Selected<Settings> {
  /** Distinguishes several adapters of one port. */
  readonly named?: string;
  /** Called once, with the adapter that was just built. */
  readonly activated?: (adapter: T) => void;
}

/**
 * Returns the makers of a table's rows. The type argument of a row is written out, so that the compiler checks the
 * adapter or the value against the interface of its port: a symbol alone has no type.
 */
export function rowsFor<Settings>() {
  const row =
    ({ when }: Selected<Settings>, bind: (container: Container) => void): Row<Settings> =>
    (container, settings) => {
      if (when === undefined || when(settings)) bind(container);
    };
  return {
    /** Binds an adapter to a port. */
    answer: <T = never>(
      port: symbol,
      adapter: Newable<NoInfer<T>>,
      { named, activated, ...selected }: AnswerOptions<Settings, NoInfer<T>> = {},
    ) =>
      row(selected, (container) => {
        const bound = container.bind<T>(port).to(adapter);
        const binding = named === undefined ? bound : bound.whenNamed(named);
        if (activated === undefined) return;
        binding.onActivation((_, built) => {
          activated(built);
          return built;
        });
      }),

    /** Binds the class of an object that adapters share, as its own token. */
    part: (shared: Newable<unknown>, selected: Selected<Settings> = {}) =>
      row(selected, (container) => container.bind(shared).toSelf()),

    /** Binds a shared object to a port as well. */
    alias: <T = never>(port: symbol, part: Newable<NoInfer<T>>, selected: Selected<Settings> = {}) =>
      row(selected, (container) => container.bind(port).toService(part)),

    /** Binds the result of a function, whose arguments are the values of other tokens. */
    made: <Args extends unknown[]>(
      token: symbol,
      make: (...args: Args) => unknown,
      needs: MapToResolvedValueInjectOptions<Args>,
      selected: Selected<Settings> = {},
    ) => row(selected, (container) => container.bind(token).toResolvedValue(make, needs)),

    /** Binds a value of the settings, for the token `of` alone if given; undefined leaves the token unbound. */
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
 * Creates a container with the rows that the settings select. Each adapter is built once, when it is first needed.
 * `jitless`: the content security policy allows no code from strings.
 */
export function containerOf<Settings>(table: readonly Row<Settings>[], settings: Settings): Container {
  const container = new Container({ jitless: true, defaultScope: 'Singleton' });
  for (const row of table) row(container, settings);
  return container;
}
