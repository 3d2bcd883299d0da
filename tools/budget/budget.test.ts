import { describe, expect, test } from 'vitest';
import { ENV_NAMES } from '../../server/start/env.ts';
import { allStyles, firstLoad, type Manifest } from './first-load.ts';
import { packagesAtStart } from './packages-at-start.ts';
import { serverTraces } from './server-traces.ts';

const ROUTER = 'node_modules/vike/dist/client/runtime-client-routing/entry.js';
const MANIFEST: Manifest = {
  [ROUTER]: { file: 'router.js', isEntry: true, imports: ['_shared'] },
  _shared: { file: 'shared.js', imports: ['_react'] },
  _react: { file: 'react.js', imports: ['_shared'] },
  _lazy: { file: 'lazy.js' },
  'virtual:vike:page-entry:client:/ui/pages/home': { file: 'home.js', imports: ['_react'], css: ['site.css'] },
  'virtual:vike:page-entry:client:/ui/pages/yacht': { file: 'yacht.js', css: ['site.css', 'yacht.css'] },
  'ui/styles/print.css': { file: 'print.css' },
};

describe('first load of a page', () => {
  test('counts router, page and their imports, each once, without lazy chunks', () => {
    expect(firstLoad(MANIFEST, 'home')).toEqual({
      js: ['router.js', 'shared.js', 'react.js', 'home.js'],
      css: ['site.css'],
    });
  });

  test('throws on a page or a router missing in the manifest instead of counting 0 kB', () => {
    expect(() => firstLoad(MANIFEST, 'list')).toThrow('ui/pages/list');
    expect(() => firstLoad({}, 'home')).toThrow('0 router entries');
  });

  test('counts all styles for screens, each once', () => {
    expect(allStyles(MANIFEST)).toEqual(['site.css', 'yacht.css']);
  });
});

describe('finds no server code and no secret in the browser', () => {
  const names = ['PORT', 'SMTP_PASSWORD'];

  test('the environment variables include the secrets', () => {
    expect(ENV_NAMES).toEqual(expect.arrayContaining(['PORT', 'ALGOLIA_SEARCH_KEY', 'FORM_SECRET', 'WEBHOOK_SECRET']));
  });

  test.each([
    ['import{readFile as a}from"node:fs/promises";', 'a module of Node'],
    ['const f=require("fastify")', 'fastify'],
    ['import s from"sharp"', 'sharp'],
    ['{kind:`schema`,"~run"(e){return e}}', 'valibot'],
    ['new LRUCache({max:1})', 'lru-cache'],
    ['e.renderToString=t', 'React for servers'],
    ['process.env.HOME', 'the environment'],
    ['e.SMTP_PASSWORD', 'SMTP_PASSWORD'],
    ['{key:"SMTP_PASSWORD"}', 'SMTP_PASSWORD'],
  ])('reports %s', (script, what) => {
    expect(serverTraces(script, names)).toEqual([what]);
  });

  test.each(['{node:i}', 'a sharp image', 'PORTAL', 'e.node:1', '"support"'])('accepts %s', (script) => {
    expect(serverTraces(script, names)).toEqual([]);
  });
});

test('finds the packages that the server loads as it starts, but none that it loads later', () => {
  const scripts: Record<string, string> = {
    './main.js': 'import { a } from "./a.js";\nimport "node:fs";\nconst later = () => import("sharp");',
    './a.js': 'import Database from "libsql";\nexport * from "./main.js";\nimport "fs";\n',
  };
  expect(packagesAtStart('./main.js', (path) => scripts[path] ?? '')).toEqual(['libsql']);
});
