import { createHash } from 'node:crypto';

export type Fields = Readonly<Record<string, unknown>>;

/** A story's content as an editor's space holds it: translations stand beside the field, as `title__i18n__es`. */
export interface StoredBlock extends Fields {
  readonly _uid: string;
  readonly component: string;
}

export interface StoredVersion {
  readonly content: StoredBlock;
  /** In the default language. */
  readonly path: string;
  /** By language; of those that have a slug of their own. */
  readonly translated: Readonly<Record<string, string>>;
}

/** The languages that a space has beside its default one. */
export const LANGUAGES = ['es'] as const;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same uuid for the same name, so that two sandboxes of the same content answer alike. */
export function uuidOf(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
