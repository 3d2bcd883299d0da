import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { connectionsFor, openFileLimit } from '../../http/open-file-limit.ts';
import type { Env } from '../../start/env.ts';
import { MIN_FREE_DISK_BYTES } from '../behind.ts';
import { diskSpace } from '../disk-space.ts';
import { badFinding, type DoctorFinding, goodFinding, noteFinding } from './doctor-finding.ts';

const TIMEOUT_MS = 3_000;
const MB = 1024 * 1024;
const MANY_CONNECTIONS = 1_000;

/** Asks the site on this machine whether it is ready. */
export async function siteFinding({ host, port }: Env): Promise<DoctorFinding> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = (await answer.text()).trim();
    return answer.ok
      ? goodFinding('site', `${url}: ${text}`)
      : badFinding('site', `${url}: ${text}`, 'docs/guide/operation.md');
  } catch {
    return noteFinding('site', `${url}: nothing answers`, 'start it, or run this with the environment of the site');
  }
}

/** The public address, and what belongs to it. */
export function addressFinding({ publicUrl, trustProxy }: Env): DoctorFinding {
  const part = 'address';
  if (publicUrl === null)
    return noteFinding(
      part,
      'PUBLIC_URL is not set',
      'letters lead to localhost, sitemaps to whatever host a client names',
    );
  if (publicUrl.startsWith('https:') && !trustProxy) {
    const todo = 'set TRUST_PROXY=1 if a proxy ends TLS and sets X-Forwarded-For: without it all visitors count as one';
    return noteFinding(part, `${publicUrl}, TRUST_PROXY is off`, todo);
  }
  return goodFinding(part, `${publicUrl}, TRUST_PROXY is ${trustProxy ? 'on' : 'off'}`);
}

/** Says how much room the disk of a folder has. */
export async function folderFinding(folder: 'data' | 'cache', path: string): Promise<DoctorFinding> {
  const [space] = await diskSpace({ data: path, cache: path });
  const part = `${folder} folder`;
  if (space === undefined || !existsSync(path))
    return noteFinding(part, `${resolve(path)}: not there`, 'the first start of the site makes it');
  const text = `${resolve(path)}: ${Math.floor(space.free / MB)} MB free`;
  return space.free < MIN_FREE_DISK_BYTES
    ? badFinding(part, text, 'docs/guide/operation.md, "When a node is behind"')
    : goodFinding(part, text);
}

/** The memory and the connections that the machine gives the process. */
export function machineFinding(): DoctorFinding {
  const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem());
  const connections = connectionsFor(openFileLimit(), 4_000);
  const text = `Node ${process.version}, ${Math.floor(memory / MB)} MB of memory, ${connections} connections`;
  return connections < MANY_CONNECTIONS
    ? badFinding('machine', text, 'raise the limit of open files (LimitNOFILE)')
    : goodFinding('machine', text);
}

/** The address at which Prometheus reads the metrics. */
export function metricsFinding({ metricsPort, metricsHost }: Env): DoctorFinding {
  return metricsPort === null
    ? noteFinding('metrics', 'none', 'METRICS_PORT shows Prometheus what the site does: docs/guide/operation.md')
    : goodFinding('metrics', `${metricsHost}:${metricsPort}/metrics`);
}
