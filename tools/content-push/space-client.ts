import { setTimeout as pause } from 'node:timers/promises';
import { wireHttpClient } from '../../adapters/wiring/http-client.ts';
import { ManagementClient } from './management-client.ts';
import type { SpaceArguments } from './push-options.ts';

/** Returns the client of a command, which sends its requests as the site sends its own. */
export function spaceClient({ account }: SpaceArguments, say: (line: string) => void): ManagementClient {
  const now = () => performance.now();
  return new ManagementClient(account, { http: wireHttpClient(), pause: async (ms) => pause(ms), now, say });
}
