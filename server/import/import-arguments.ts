import { parseArgs } from 'node:util';
import { DEFAULT_MAX_PICTURES } from '../../core/application/fetch-feed-pictures.ts';
import { DEFAULT_IMPORT_LIMITS, GUARD_NAMES, type ImportLimits } from '../../core/import/import-guards.ts';
import { FEED_FORMATS, type FeedFormat } from '../../core/ports/listing-reader.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

export interface ImportArguments {
  readonly feed: string;
  readonly format: FeedFormat;
  /** A file, or an address of https. */
  readonly from: string;
  /** The file that maps the columns of a table; null for any format but CSV. */
  readonly mapping: string | null;
  readonly isDryRun: boolean;
  /** Whether a first mapping is written from the header of a table, and nothing is imported. */
  readonly suggests: boolean;
  readonly limits: ImportLimits;
  /** The maximum number of pictures to fetch. */
  readonly pictures: number;
}

export const IMPORT_USAGE = `npm run import -- --format FORMAT --from FILE-OR-URL [options]

  --format FORMAT     ${FEED_FORMATS.join(', ')}
  --from FILE-OR-URL  where the feed is
  --feed NAME         its name, below "feeds" in the content folder; the format's, if it is left out
  --mapping FILE      what the columns of a table mean
  --suggest           print a first mapping from the header of a table, and change nothing
  --dry-run           say what would change, and change nothing
  --accept GUARDS     let this import pass: ${GUARD_NAMES.join(', ')}
  --most-gone SHARE   of the yachts that may go at once, in per cent; 33, if it is left out
  --pictures NUMBER   pictures to fetch at most; ${DEFAULT_MAX_PICTURES}, if it is left out, and the next run goes on`;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const OPTIONS = {
  format: { type: 'string' },
  from: { type: 'string' },
  feed: { type: 'string' },
  mapping: { type: 'string' },
  accept: { type: 'string' },
  'most-gone': { type: 'string' },
  'dry-run': { type: 'boolean' },
  suggest: { type: 'boolean' },
  pictures: { type: 'string' },
} as const;

/** Parses the words after `npm run import --`; the error is a line for the operator. */
export function parseImportArguments(words: readonly string[]): Result<ImportArguments, string> {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    values = parseArgs({ args: [...words], options: OPTIONS, strict: true }).values;
  } catch (error) {
    return err((error as Error).message);
  }
  const format = FEED_FORMATS.find((one) => one === values.format);
  if (format === undefined) return err(`--format must be one of ${FEED_FORMATS.join(', ')}`);
  if (values.from === undefined) return err('--from is missing: the file or the address of the feed');
  const feed = values.feed ?? format;
  if (!NAME.test(feed)) return err('--feed must be of lower-case letters, digits and single hyphens');
  if ((format === 'csv') === (values.mapping === undefined && values.suggest !== true)) {
    return err(format === 'csv' ? '--mapping is missing; --suggest writes a first one' : '--mapping is for csv alone');
  }
  const limits = limitsOf(values.accept, values['most-gone']);
  if (!limits.ok) return limits;
  const pictures = values.pictures ?? String(DEFAULT_MAX_PICTURES);
  if (!/^\d{1,6}$/.test(pictures)) return err('--pictures must be a number');
  return ok({
    feed,
    format,
    from: values.from,
    mapping: values.mapping ?? null,
    isDryRun: values['dry-run'] ?? false,
    suggests: values.suggest ?? false,
    limits: limits.value,
    pictures: Number(pictures),
  });
}

function limitsOf(accept: string | undefined, mostGone: string | undefined): Result<ImportLimits, string> {
  const accepted = (accept ?? '').split(',').filter(Boolean);
  const unknown = accepted.find((guard) => !GUARD_NAMES.some((one) => one === guard));
  if (unknown !== undefined) return err(`--accept: there is no guard "${unknown}", only ${GUARD_NAMES.join(', ')}`);
  const gone = mostGone === undefined ? DEFAULT_IMPORT_LIMITS.gone * 100 : Number(mostGone);
  if (!(gone >= 0 && gone <= 100)) return err('--most-gone must be a number from 0 to 100');
  const passes = Object.fromEntries(accepted.map((guard) => [guard, 1]));
  return ok({ ...DEFAULT_IMPORT_LIMITS, gone: gone / 100, ...passes });
}
