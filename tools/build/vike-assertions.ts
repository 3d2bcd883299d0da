import type { Plugin } from 'vite';

const VIKE_ASSERTIONS = /[\\/]vike[\\/]dist[\\/]utils[\\/]assert\.js$/;
const DECLARATION = /^function (?=assert(?:Usage|Warning|Info)?\()/gm;
const DECLARATIONS = 4;

/**
 * Vite plugin: removes Vike's assertions and the texts of their errors from the browser's scripts. The development
 * server and the server build keep them, and so report the same mistakes. The functions are marked as free of side
 * effects, so that the bundler drops each call whose result is not used (ADR 0059).
 */
export function withoutVikeAssertions(): Plugin {
  return {
    name: 'halyard:without-vike-assertions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!VIKE_ASSERTIONS.test(id)) return null;
      return { code: markFree(code), map: null };
    },
  };
}

/**
 * Marks the assertions of Vike's module. Throws where their declarations are not the expected ones, as after an update
 * of Vike.
 */
export function markFree(code: string): string {
  const found = code.match(DECLARATION)?.length ?? 0;
  if (found !== DECLARATIONS) throw new Error(`Vike declares ${found} assertions, not ${DECLARATIONS}.`);
  return code.replace(DECLARATION, '/* @__NO_SIDE_EFFECTS__ */ function ');
}
