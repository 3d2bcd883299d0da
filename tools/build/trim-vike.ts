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

/** Lines of a module of Vike, and what the browser's build has in their place. */
interface Change {
  readonly module: RegExp;
  readonly lines: string;
  readonly replacement: string;
}

export const ENTRY: Change = {
  module: /[\\/]vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]entry\.js$/,
  lines: '\ninitClientRouter();\n',
  replacement: '\nsetTimeout(initClientRouter);\n',
};

/**
 * The router reads the table of pages first; the history, the first page and the links follow. A link that is followed
 * before that loads its page as a document, so that no navigation comes ahead of the first page.
 */
export const ROUTER: Change = {
  module: /[\\/]vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]initClientRouter\.js$/,
  lines:
    '\n    initHistoryAndScroll();\n    // Render/hydrate\n    renderFirstPage();\n    // Intercept <a> clicks\n    initOnLinkClick();\n',
  replacement: '\n    setTimeout(() => { initHistoryAndScroll(); renderFirstPage(); initOnLinkClick(); });\n',
};

/** Only texts that begin with an exclamation mark stand for something else than themselves. */
export const DATA_PARSER: Change = {
  module: /[\\/]@brillout[\\/]json-serializer[\\/]dist[\\/]parse\.js$/,
  lines: '\n    return parseTransform(value, options);\n',
  replacement: "\n    return str.includes('\"!') ? parseTransform(value, options) : value;\n",
};

/**
 * Vite plugin: removes from the browser's scripts what this site does not need of Vike. Its assertions: the development
 * server and the server build keep them, and so report the same mistakes (ADR 0059). Its own prefetching of links,
 * which routes every link of a page although it is switched off (ADR 0064). The functions are marked as free of side
 * effects, so that the bundler drops each call whose result is not used. The router starts in two tasks of its own, after
 * the one that evaluates its script. Its parser looks at each value of a page's data only where one may be special.
 */
export function trimVike(): Plugin {
  return {
    name: 'halyard:trim-vike',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const change = [ENTRY, ROUTER, DATA_PARSER].find(({ module }) => module.test(id));
      if (change) return { code: changeLines(code, change), map: null };
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

/** Makes a change in the code of its module. Throws where this does not contain the lines once. */
export function changeLines(code: string, { lines, replacement }: Change): string {
  if (code.split(lines).length !== 2) throw new Error(`Vike's module does not contain once: ${lines.trim()}`);
  return code.replace(lines, replacement);
}
