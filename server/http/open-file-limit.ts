import { readFileSync } from 'node:fs';

/** Files of the content, pictures that are made, databases, threads and connections to other services. */
const OWN_FILES = 200;
/** Films, documents and the like that are on their way to clients, each an open file beside its connection. */
const STREAMED_FILES = 500;

/** The open files that a number of connections needs. */
export const filesFor = (connections: number) => connections + Math.min(connections, STREAMED_FILES) + OWN_FILES;

/**
 * Returns how many connections fit in a number of open files, so that clients can never keep the node from reading its
 * content. @param most the connections that are wanted
 */
export function connectionsFor(files: number, max: number): number {
  const fitting = Math.max(files - STREAMED_FILES - OWN_FILES, Math.floor((files - OWN_FILES) / 2), 1);
  return Math.min(max, fitting);
}

/** Returns how many files this process may open; infinite where the system does not say. Node takes its hard limit. */
export function openFileLimit(limits = ownLimits()): number {
  const [, hard] = /^Max open files +\S+ +(\d+)/m.exec(limits) ?? [];
  return hard === undefined ? Number.POSITIVE_INFINITY : Number(hard);
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'latin1');
  } catch {
    return '';
  }
}
