import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'form-secret';
const FORM = /^[A-Za-z0-9_-]{43}$/;

/**
 * The secret of this installation, made at the first start and kept in the data folder, so that forms and links hold
 * across restarts; two nodes that start at once on one machine end with the same one. Throws where it can be neither
 * read nor kept.
 */
export function loadFormSecret(dataDir: string): string {
  const file = join(dataDir, NAME);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (!FORM.test(secret)) throw new Error(`${file} does not hold a secret: remove it, and a new one is made`);
  return secret;
}

/** Written aside and given its name whole: who looks meanwhile sees no half of it. The first one stays. */
function createSecret(file: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
