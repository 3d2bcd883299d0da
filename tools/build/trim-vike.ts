import type { Plugin } from 'vite';

/** Functions of one module of Vike whose calls the browser's build drops. */
interface Trimmed {
  readonly module: RegExp;
  readonly functions: readonly string[];
  /** A line that would keep one of them. */
  readonly reference?: string;
}

export const ASSERTIONS: Trimmed = {
  module: /[\\/]vike[\\/]dist[\\/]utils[\\/]assert\.js$/,
  functions: ['assert', 'assertUsage', 'assertWarning', 'assertInfo'],
};

export const LINK_PREFETCH: Trimmed = {
  module: /[\\/]vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]prefetch\.js$/,
  functions: [
    'initLinkPrefetchHandlers',
    'addLinkPrefetchHandlers',
    'addLinkPrefetchHandlers_watch',
    'addLinkPrefetchHandlers_unwatch',
  ],
  reference: '    mutationObserver: new MutationObserver(addLinkPrefetchHandlers),\n',
};

const ENTRY = /[\\/]vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]entry\.js$/;
const START = '\ninitClientRouter();\n';

/**
 * Vite plugin: removes from the browser's scripts what this site does not need of Vike. Its assertions: the development
 * server and the server build keep them, and so report the same mistakes (ADR 0059). Its own prefetching of links,
 * which routes every link of a page although it is switched off (ADR 0064). The functions are marked as free of side
 * effects, so that the bundler drops each call whose result is not used. The router starts in a task of its own, after
 * the one that evaluates its script.
 */
export function trimVike(): Plugin {
  return {
    name: 'halyard:trim-vike',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (ENTRY.test(id)) return { code: startLater(code), map: null };
      const trimmed = [ASSERTIONS, LINK_PREFETCH].find(({ module }) => module.test(id));
      return trimmed ? { code: markFree(code, trimmed), map: null } : null;
    },
  };
}

/**
 * Marks the functions in the code of their module. Throws where it does not declare them as expected, as after an
 * update of Vike.
 */
export function markFree(code: string, { functions, reference = '' }: Trimmed): string {
  if (!code.includes(reference)) throw new Error(`Vike's module lacks the line: ${reference.trim()}`);
  let marked = code.replace(reference, '');
  for (const name of functions) {
    const declaration = `\nfunction ${name}(`;
    if (marked.split(declaration).length !== 2) throw new Error(`Vike's module does not declare ${name}() once.`);
    marked = marked.replace(declaration, `\n/* @__NO_SIDE_EFFECTS__ */ function ${name}(`);
  }
  return marked;
}

/** Starts the router after the task that evaluates the entry. Throws where the entry does not start it as expected. */
export function startLater(code: string): string {
  if (code.split(START).length !== 2) throw new Error("Vike's entry does not start its router once.");
  return code.replace(START, '\nsetTimeout(initClientRouter);\n');
}
