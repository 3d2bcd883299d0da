import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PORTS, ROOT } from './paths.ts';
import { type ServerProcess, serve } from './processes.ts';

const run = promisify(execFile);
/** The folders that the list page's components import from. */
const SOURCES = ['core', 'ui', 'locales', 'adapters'];
const NEEDED = ['@formatjs/intl', '@xstate/react', 'inversify', 'ky', 'reflect-metadata', 'xstate'];

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "name": "next-peer" }',
  'next.config.mjs': 'export default { compress: process.env.PEER_COMPRESSES === "1", poweredByHeader: false };',
  // The constructors of adapters have decorated parameters.
  'jsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/list/page.jsx': `
    import material from '../../material.json';
    import { List } from '../../list.jsx';
    export const dynamic = 'force-dynamic';
    export default function Page() { return <List page={material.page} />; }`,
  // The same page as Next caches it: static, and made again after an hour.
  'app/static-list/page.jsx': `
    import material from '../../material.json';
    import { List } from '../../list.jsx';
    export const revalidate = 3600;
    export default function Page() { return <List page={material.page} />; }`,
  'list.jsx': `'use client';
    import messages from './messages.json';
    import { YachtList } from './ui/features/search/YachtList.tsx';
    import { PageLanguageContext } from './ui/i18n/page-language.ts';
    import { createTranslator } from './ui/i18n/translator.ts';
    import { PageFrame } from './ui/shell/PageFrame.tsx';
    const language = { locale: 'en', translate: createTranslator('en', messages) };
    export function List({ page }) {
      return <PageLanguageContext value={language}><PageFrame Page={YachtList} page={page} /></PageLanguageContext>;
    }`,
  // The components only import Vike's navigation, and never use it here.
  'node_modules/vike/package.json': '{ "name": "vike", "exports": { "./*": "./nothing.js" } }',
  'node_modules/vike/nothing.js':
    'const nothing = () => {}; export { nothing as navigate, nothing as prefetch, nothing as redirect, nothing as reload };',
};

export interface NextPeer {
  readonly served: ServerProcess;
  /** The page that is rendered for each request. */
  readonly path: string;
  /** The same page, static. */
  readonly staticPath: string;
  remove(): Promise<void>;
}

/**
 * Builds the same list page with Next in a temporary folder: the same components with the same data, rendered for each
 * request. Next does not have to search, build the view, read messages, write the head or, unless asked, compress; only the framework
 * around React remains.
 */
export async function buildNextPeer(
  material: { readonly page: unknown; readonly messages: unknown },
  compresses = false,
): Promise<NextPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-next-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    write(folder, 'package.json');
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly dependencies: Record<string, string>;
    };
    const same = NEEDED.map((name) => `${name}@${dependencies[name] ?? 'latest'}`);
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'next', 'react', 'react-dom', ...same];
    await run('npm', install, { cwd: folder, timeout: 300_000 });
    for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
    for (const path of Object.keys(FILES)) write(folder, path);
    writeFileSync(join(folder, 'material.json'), JSON.stringify({ page: material.page }));
    writeFileSync(join(folder, 'messages.json'), JSON.stringify(material.messages));
    const next = join(folder, 'node_modules/next/dist/bin/next');
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    await run(process.execPath, [next, 'build'], { cwd: folder, env, timeout: 300_000 });
    const served = await serve({
      script: next,
      args: ['start', '-p', String(PORTS.next), '-H', '127.0.0.1'],
      port: PORTS.next,
      cwd: folder,
      env: { NEXT_TELEMETRY_DISABLED: '1', PEER_COMPRESSES: compresses ? '1' : '0' },
      probe: '/list',
    });
    return {
      served,
      path: '/list',
      staticPath: '/static-list',
      async remove() {
        await served.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function write(folder: string, path: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, FILES[path] ?? '');
}
