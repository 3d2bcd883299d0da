import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { REACT_DOM, SIGNALS, withoutStacks } from './trim-react.ts';

const file = resolve('node_modules/react-dom/cjs/react-dom-client.production.js');
const code = readFileSync(file, 'utf8');

test('React makes no error with a stack when it is evaluated', () => {
  expect(file).toMatch(REACT_DOM);
  expect(errorsMade(code)).toBe(SIGNALS.length);
  expect(errorsMade(withoutStacks(code))).toBe(0);
});

test('stops the build on an unknown form of React', () => {
  expect(() => withoutStacks('var SuspenseException = new Signal();')).toThrow('React does not contain once: ');
});

/** Evaluates a module and counts the errors that it makes. */
function errorsMade(module: string): number {
  const make = vi.fn((text: string) => Error(text));
  new Function('require', 'exports', 'Error', module)(createRequire(file), {}, make);
  return make.mock.calls.length;
}
