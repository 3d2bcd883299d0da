import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { keyPattern, keysIn } from '../messages/message-keys.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const COMPILER = require.resolve('@formatjs/cli/bin/formatjs');

const SOURCE = join(ROOT, 'locales');
const TARGET = join(ROOT, 'dist/messages');

/** Vite plugin: compiles the messages before a build, a development server or a test run starts. */
export function compiledMessages(): Plugin {
  return { name: 'halyard:compiled-messages', configResolved: () => compileMessages(SOURCE, TARGET) };
}

/**
 * Vite plugin for the build of the site: lists the message keys that the browser's scripts can ask for, so that the
 * browser loads no others (ADR 0068).
 */
export function listedBrowserKeys(): Plugin {
  return {
    name: 'halyard:browser-keys',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const keys = entriesOf(join(SOURCE, `${DEFAULT_LOCALE}.json`)).map(([key]) => key);
      writeAtomically(join(TARGET, 'browser-keys.json'), browserKeys(keys, scripts));
    },
  };
}

/**
 * Returns those message keys that scripts can ask for: each that one of them contains as a literal, and each that fits a
 * template or the beginning of one, such as `itinerary.`.
 */
export function browserKeys(keys: readonly string[], scripts: readonly string[]): string[] {
  const mentioned = new Set(scripts.flatMap((script) => keysIn('script.js', script).mentioned));
  const patterns = [...mentioned].filter((key) => key.includes('*')).map(keyPattern);
  return keys.filter((key) => mentioned.has(key) || patterns.some((pattern) => pattern.test(key)));
}

/**
 * Compiles every message file of a folder with `formatjs compile --ast`: ICU texts by key become syntax trees by key,
 * so that neither the server nor the browser parses a message. Throws an error of one line that names the file, and the
 * message where one is broken (LO7). Each file is replaced atomically, so that no server reads a part of it.
 */
export function compileMessages(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source).filter((file) => file.endsWith('.json'))) {
    writeAtomically(join(target, name), compileFile(join(source, name)));
  }
}

function writeAtomically(file: string, content: unknown): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(content));
  renameSync(temporary, file);
}

function compileFile(file: string): unknown {
  const entries = entriesOf(file);
  const untyped = entries.find(([, text]) => typeof text !== 'string');
  // The compiler leaves out such a message without an error.
  if (untyped) throw new Error(`${file}: the message "${untyped[0]}" is broken: it is not a text`);
  const args = [COMPILER, 'compile', file, '--format', 'simple', '--ast'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status === 0) return JSON.parse(stdout);
  const error = stderr.replace(/\n {4}at [\s\S]*$/, '').replace(/^Error: (?:SyntaxError: )?/, '');
  // The compiler quotes the text at the end of its message, and does not name the key.
  const [key] = entries.find(([, text]) => error.endsWith(`: ${text}`)) ?? [];
  const message = key === undefined ? '' : ` the message "${key}" is broken:`;
  throw new Error(`${file}:${message} ${inOneLine(error)}`);
}

function entriesOf(file: string): [key: string, text: unknown][] {
  try {
    const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
      throw new Error('it is not an object');
    return Object.entries(messages);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${inOneLine(error instanceof Error ? error.message : String(error))}`);
  }
}

/** A parser's error message may quote the file with its line breaks. */
function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
