import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The arguments of `npm run sandbox`. */
export interface SandboxArguments {
  /** The content folder that the CMS, the media service and the feeds serve. */
  readonly content: string;
  readonly algolia: {
    /** The first port; 0 for any free ones. */
    readonly port: number;
    readonly appId: string;
    readonly searchKey: string;
    readonly adminKey: string;
  };
  readonly storyblok: {
    readonly port: number;
    readonly token: string;
    readonly previewToken: string;
    readonly managementToken: string;
    /** Whether the space has nothing, as a new one. */
    readonly isEmpty: boolean;
  };
  readonly media: { readonly port: number; readonly container: string };
  readonly calendars: { readonly port: number };
  readonly mail: { readonly port: number };
}

/** All options with their default values. */
const DEFAULTS = {
  content: 'content',
  port: '0',
  'app-id': 'SANDBOX',
  'search-key': 'sandbox-search-key',
  'admin-key': 'sandbox-admin-key',
  'storyblok-port': '0',
  token: 'sandbox-public-token',
  'preview-token': 'sandbox-preview-token',
  'management-token': 'sandbox-management-token',
  space: 'filled',
  'media-port': '0',
  container: 'sandbox',
  'calendars-port': '0',
  'mail-port': '0',
};
type Name = keyof typeof DEFAULTS;

/** Reads the arguments; the error is one line about the first mistake. */
export function sandboxArguments(argv: readonly string[]): Result<SandboxArguments, string> {
  let given: Partial<Record<Name, string>>;
  try {
    const names = Object.keys(DEFAULTS).map((name) => [name, { type: 'string' as const }]);
    given = parseArgs({ args: [...argv], options: Object.fromEntries(names) }).values;
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  const of = (name: Name) => given[name] ?? DEFAULTS[name];
  for (const name of ['port', 'storyblok-port', 'media-port', 'calendars-port', 'mail-port'] as const) {
    const port = of(name);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return err(`--${name} must be 0 to 65535, not "${port}".`);
  }
  if (!['filled', 'empty'].includes(of('space'))) return err(`--space must be filled or empty, not "${of('space')}".`);
  const empty = (Object.keys(DEFAULTS) as Name[]).find((name) => of(name) === '');
  if (empty !== undefined) return err(`--${empty} must not be empty.`);
  for (const [one, other] of [
    ['search-key', 'admin-key'],
    ['token', 'preview-token'],
  ] as const) {
    if (of(one) === of(other)) return err(`--${one} and --${other} must not be the same.`);
  }
  return ok({
    content: of('content'),
    algolia: {
      port: Number(of('port')),
      appId: of('app-id'),
      searchKey: of('search-key'),
      adminKey: of('admin-key'),
    },
    storyblok: {
      port: Number(of('storyblok-port')),
      token: of('token'),
      previewToken: of('preview-token'),
      managementToken: of('management-token'),
      isEmpty: of('space') === 'empty',
    },
    media: { port: Number(of('media-port')), container: of('container') },
    calendars: { port: Number(of('calendars-port')) },
    mail: { port: Number(of('mail-port')) },
  });
}
