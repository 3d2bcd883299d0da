import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { impurities } from './purity.ts';

const FILES = readdirSync('core', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => join('core', file));

describe('no clock, random or locale of the machine in the core', () => {
  test('covers every module of the core', () => {
    expect(FILES.length).toBeGreaterThan(50);
  });

  test('finds no violation in the core', () => {
    expect(FILES.flatMap((file) => impurities(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['new Date("2026-01-01")', 'Date'],
    ['const { now } = Date', 'Date'],
    ['Math.random()', 'Math.random'],
    ['Math["random"]()', 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ['performance.now()', 'performance'],
    ['process.env.HOME', 'process'],
    ['globalThis.x', 'globalThis'],
    ['window.x', 'window'],
    ['typeof window', 'window'],
    ['document.title', 'document'],
    ['fetch("/")', 'fetch'],
    ['const load = fetch', 'fetch'],
    ['const ports = { fetch }', 'fetch'],
    ['function f(get = fetch) {}', 'fetch'],
    ['new Intl.NumberFormat("en")', 'Intl'],
    ['(1).toLocaleString()', 'toLocaleString'],
    ['"a".toLocaleUpperCase()', 'toLocaleUpperCase'],
    ['names.sort((a, b) => a.localeCompare(b))', 'localeCompare'],
    ['setTimeout(() => {}, 1)', 'setTimeout'],
    ['setInterval(() => {}, 1)', 'setInterval'],
    ['console.log(1)', 'console'],
    ['crypto.randomUUID()', 'crypto'],
    ['const { env } = process', 'process'],
  ])('reports %s', (source, what) => {
    expect(impurities('core/planted.ts', `export const a = 1;\n${source};\n`)).toEqual([`core/planted.ts:2 ${what}`]);
  });

  test.each([
    '// Date.now() in words',
    'const text = "window.document"',
    'const view = { window: 1, document: 2 }',
    'view.process',
    'interface Given { readonly process: string; readonly at: Date }',
    'type Zone = Intl.DateTimeFormat',
    'const at: Date | null = null',
    'Math.max(1, 2)',
    'const { process: step } = order',
    'class Order { process() {} }',
  ])('allows %s', (source) => {
    expect(impurities('core/innocent.ts', source)).toEqual([]);
  });
});
