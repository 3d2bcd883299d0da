import { setTimeout as pause } from 'node:timers/promises';
import { wireServer } from '../../adapters/wiring/server.ts';
import { parseEnv } from '../../server/start/env.ts';
import { ManagementClient } from './management-client.ts';
import type { SpaceArguments } from './push-options.ts';

/** Returns the client of a command, which sends its requests as the site sends its own. */
export function spaceClient({ account }: SpaceArguments, say: (line: string) => void): ManagementClient {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.error.join('\n'));
  const log = { info() {}, warn() {}, error() {} };
  const http = wireServer({ ...env.value, assetsDir: 'public/assets', log }).httpClient();
  return new ManagementClient(account, { http, pause: async (ms) => pause(ms), now: () => performance.now(), say });
}
