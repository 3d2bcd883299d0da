import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrorCode } from '../../core/shared/error-text.ts';

const NAME = 'form-secret';
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Loads the secret of this installation from the data folder, or creates it at the first start, so that forms and links
 * stay valid across restarts. Two nodes that start at the same time on one machine get the same secret. Throws where
 * its file cannot be read or created, or holds no secret.
 */
export function loadFormSecret(dataDir: string): string {
  const file = join(dataDir, NAME);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (!SECRET.test(secret)) throw new Error(`${file} does not hold a secret: remove it, and a new one is made`);
  return secret;
}

/** Returns the secret that an installation has made for itself; null if there is none. */
export function findFormSecret(dataDir: string): string | null {
  return existsSync(join(dataDir, NAME)) ? loadFormSecret(dataDir) : null;
}

/** Prepares to put a secret of a backup in the place of the one of this installation; `discard` ends what is not done. */
export function replaceFormSecret(dataDir: string, secret: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, NAME);
  const temporary = writeAside(file, secret);
  return { commit: () => renameSync(temporary, file), discard: () => rmSync(temporary, { force: true }) };
}

/**
 * Writes the secret to a temporary file and links it to its name, so that no reader sees a part of it. An existing file
 * stays.
 */
function createSecret(file: string): void {
  const temporary = writeAside(file, randomBytes(32).toString('base64url'));
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** @returns the path of the temporary file */
function writeAside(file: string, secret: string): string {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temporary, secret, { flag: 'wx', mode: 0o600, flush: true });
  return temporary;
}
