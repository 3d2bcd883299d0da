import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** What `npm run sandbox` was asked for. */
export interface SandboxArguments {
  /** 0 for any that is free. */
  readonly port: number;
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

const TEXT = { type: 'string' } as const;

/** One line says the first mistake. */
export function sandboxArguments(argv: readonly string[]): Result<SandboxArguments, string> {
  let values: Partial<Record<'port' | 'app-id' | 'search-key' | 'admin-key', string>>;
  try {
    const options = { port: TEXT, 'app-id': TEXT, 'search-key': TEXT, 'admin-key': TEXT };
    ({ values } = parseArgs({ args: [...argv], options }));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  const { port = '0', 'app-id': appId = 'SANDBOX' } = values;
  const { 'search-key': searchKey = 'sandbox-search-key', 'admin-key': adminKey = 'sandbox-admin-key' } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return err(`--port must be 0 to 65535, not "${port}".`);
  if ([appId, searchKey, adminKey].includes('')) return err('Neither --app-id nor a key may be empty.');
  if (searchKey === adminKey) return err('--search-key and --admin-key must not be the same.');
  return ok({ port: Number(port), appId, searchKey, adminKey });
}
