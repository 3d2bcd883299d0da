import type { Plugin } from 'vite';

export const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** The errors that React throws to itself, and compares by identity alone. */
export const SIGNALS = [
  'HydrationMismatchException = Error(formatProdErrorMessage(519))',
  'SuspenseException = Error(formatProdErrorMessage(460))',
  'SuspenseyCommitException = Error(formatProdErrorMessage(474))',
  'SuspenseActionException = Error(formatProdErrorMessage(542))',
  'SelectiveHydrationException = Error(formatProdErrorMessage(461))',
];

/**
 * Vite plugin: React makes its signals in the browser without a stack. Under inspection, as by Lighthouse, V8 looks up
 * the position of each in the script as soon as it is made, which is a long task.
 */
export function trimReact(): Plugin {
  return {
    name: 'halyard:trim-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (REACT_DOM.test(id) ? { code: withoutStacks(code), map: null } : null),
  };
}

/** Throws where React does not make each signal once, as after an update. */
export function withoutStacks(code: string): string {
  let changed = code;
  for (const signal of SIGNALS) {
    if (code.split(signal).length !== 2) throw new Error(`React does not contain once: ${signal}`);
    changed = changed.replace(signal, `${signal.split(' ', 1)} = Object.create(Error.prototype)`);
  }
  return changed;
}
