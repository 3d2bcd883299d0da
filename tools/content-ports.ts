import { wireServer } from '../adapters/wiring/server.ts';
import type { Log } from '../core/shared/log.ts';
import { parseEnv } from '../server/start/env.ts';

interface ContentPortsOptions {
  /** Folder with the chart of the sea. */
  readonly assetsDir?: string;
  readonly log?: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** Returns the ports of a content folder, wired as the site wires them without any other configuration, and the chart of the sea. */
export function contentPorts(
  contentDir: string,
  { assetsDir = 'public/assets', log = { info() {}, warn() {}, error() {} } }: ContentPortsOptions = {},
) {
  const env = parseEnv({ CONTENT_DIR: contentDir });
  if (!env.ok) throw new Error(env.error.join('\n'));
  return wireServer({ ...env.value, assetsDir, log }).sitePorts();
}
