import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { calendarEnv } from './env/calendar-env.ts';
import { enquiryEnv } from './env/enquiry-env.ts';
import { contentEnv, mediaEnv, searchEnv } from './env/service-env.ts';
import { siteEnv } from './env/site-env.ts';

const GROUPS = v.object({
  site: siteEnv,
  enquiries: enquiryEnv,
  search: searchEnv,
  content: contentEnv,
  calendars: calendarEnv,
  media: mediaEnv,
});
type Groups = v.InferOutput<typeof GROUPS>;

/** The configuration of one web node, parsed once at start. */
export type Env = Readonly<Groups['site'] & Omit<Groups, 'site'>>;
export type LogLevel = Env['logLevel'];
export type RedirectStatus = Env['localeRedirectStatus'];

/** The variables' names by group and property, such as `LOG_LEVEL` for `logLevel` of `site`. */
const NAMES = mapValues(GROUPS.entries, ({ pipe: [{ entries }] }) => mapValues(entries, nameOf));

export const ENV_NAMES: readonly string[] = Object.values(NAMES).flatMap((group) => Object.values(group));

/**
 * Reads the configuration from environment variables. A variable that is empty or blank counts as not given.
 * @returns the configuration, or one line for each mistake, none of which contains a secret
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Result<Env, string[]> {
  const given = mapValues(NAMES, (group) => mapValues(group, (name) => source[name]?.trim() || undefined));
  // The configuration of a staging site is usually a copy of the real one: its letters leave only where MAIL says so.
  if (given.site?.staging !== undefined && given.enquiries !== undefined) given.enquiries.mail ??= 'mailbox';
  const parsed = v.safeParse(GROUPS, given);
  if (!parsed.success) return err(parsed.issues.map(lineOf));
  const { site, ...services } = parsed.output;
  return ok(site.staging === null ? { ...site, ...services } : inOwnFolders({ ...site, ...services }, site.staging));
}

/** Gives a staging site folders of its own, so that nothing of it mixes with the site that it is a copy of (CM4). */
function inOwnFolders({ cacheDir, enquiries, ...env }: Env, staging: string): Env {
  const own = (folder: string) => join(folder, `staging-${staging}`);
  return { ...env, cacheDir: own(cacheDir), enquiries: { ...enquiries, dataDir: own(enquiries.dataDir) } };
}

/** An issue's path is its group, its property and, in a list, the item's index. */
function lineOf({ path, message }: v.BaseIssue<unknown>): string {
  const [group, property] = (path ?? []).map(({ key }) => String(key));
  return `${NAMES[group ?? '']?.[property ?? '']} ${message}.`;
}

/** Returns the origin of the editor that shows previews in a frame; null where no drafts can be read (CM2). */
export function editorOrigin({ content, previewToken }: Pick<Env, 'content' | 'previewToken'>): string | null {
  return content.kind === 'storyblok' && content.previewToken !== null && previewToken !== null ? content.editor : null;
}

function nameOf(schema: v.GenericSchema): string {
  return v.getTitle(schema) ?? '';
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
