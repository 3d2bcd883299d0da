import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALES } from '../../core/locale/locale.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A story's content as saved in a space: translations are beside the field, as `title__i18n__es`. */
export interface StoredBlock extends Fields {
  readonly _uid: string;
  readonly component: string;
}

/** The languages of a space besides its default one. */
export const LANGUAGES = LOCALES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE);

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the same uuid for the same name, so that two sandboxes with the same content give the same answers. */
export function uuidOf(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
