import { parseEmailAddress } from '../../core/enquiry/contact-details.ts';
import { type EnquiryReference, readReference } from '../../core/enquiry/reference.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** A command about what the stores hold. */
export type StoreCommand =
  | { readonly name: 'list'; readonly limit: number; readonly undelivered: boolean }
  | { readonly name: 'show' | 'erase'; readonly reference: EnquiryReference }
  /** Null for all deliveries that are given up or waiting. */
  | { readonly name: 'retry'; readonly reference: EnquiryReference | null }
  | { readonly name: 'export' | 'subscribers' }
  | { readonly name: 'export-person'; readonly address: string }
  | { readonly name: 'erase-person'; readonly address: string; readonly isDryRun: boolean }
  | { readonly name: 'forget'; readonly address: string };

export type BackupCommand =
  | { readonly name: 'backup' | 'restore'; readonly file: string }
  /** Null for the store. */
  | { readonly name: 'check'; readonly file: string | null };

/** A command of an operator. */
export type OperatorCommand = StoreCommand | BackupCommand;

export const OPERATOR_USAGE = `npm run -s enquiries -- COMMAND, or: node dist/app/operator.js COMMAND

  list [--undelivered] [N]   the newest N (50), one a line; or only those with something undelivered
  show NUMBER                one enquiry in full, with its deliveries
  export csv                 all of them, on standard output
  export --person ADDRESS    all that is kept about a person, as JSON
  retry NUMBER | all         tries at once what was given up or is waiting
  erase NUMBER               erases the person's data of one enquiry, for good
  erase --person ADDRESS [--dry-run]
                             erases all that is kept about a person, for good; or says what that is
  subscribers csv            who wants the newsletter, and who has ended it, on standard output
  forget ADDRESS             erases a subscription, for good
  backup FILE                writes everything that is kept into a new file, while the site runs
  restore FILE               puts a backup into a store that is empty or not there yet
  check [FILE]               says whether the store, or a backup, is whole

An ADDRESS matches in any case; anna+yachts@… is another address than anna@….
It reads the same environment as the site: DATA_DIR, or ENQUIRIES and DATABASE_URL. The site, or restore, creates the store.
Exits with 1 for a failure, 2 for a wrong command, 3 where rows cannot be read and the result may be incomplete.`;

const MAX_ROWS = 10_000;

/** Parses command-line arguments; the error is one line. */
export function parseOperatorCommand(words: readonly string[]): Result<OperatorCommand, string> {
  const [name, ...rest] = words;
  const [word] = rest;
  if (word === '--person' && (name === 'export' || name === 'erase')) return readPersonCommand(name, rest.slice(1));
  switch (name) {
    case 'list':
      return readList(rest);
    case 'show':
    case 'erase':
    case 'retry': {
      if (name === 'retry' && word === 'all') return ok({ name, reference: null });
      const reference = readReference(rest.join(' '));
      const example = name === 'retry' ? 'or "all"' : 'like 7KM2Q-94QFX';
      return reference === null ? err(`${name} needs the number of an enquiry, ${example}.`) : ok({ name, reference });
    }
    case 'export':
    case 'subscribers':
      return word === 'csv'
        ? ok({ name })
        : err(`${name} needs a format: csv${name === 'export' ? ', or --person' : ''}.`);
    case 'forget': {
      const address = parseEmailAddress(word ?? '');
      return address.ok ? ok({ name, address: address.value.toLowerCase() }) : err('forget needs a mail address.');
    }
    case 'backup':
    case 'restore':
    case 'check':
      return readBackupCommand(name, rest);
    case undefined:
      return err('A command is missing.');
    default:
      return err(`There is no command "${name}".`);
  }
}

function readBackupCommand(name: BackupCommand['name'], words: readonly string[]): Result<OperatorCommand, string> {
  const [file, ...more] = words;
  if (file === '' || more.length > 0) return err(`${name} takes one file.`);
  if (name === 'check') return ok({ name, file: file ?? null });
  return file === undefined ? err(`${name} needs a file.`) : ok({ name, file });
}

/** @param words the address, and `--dry-run` before or after it */
function readPersonCommand(name: 'export' | 'erase', words: readonly string[]): Result<OperatorCommand, string> {
  const isDryRun = name === 'erase' && words.includes('--dry-run');
  const [word = '', ...more] = words.filter((one) => !isDryRun || one !== '--dry-run');
  const parsed = parseEmailAddress(word);
  if (!parsed.ok || more.length > 0) return err(`${name} --person needs one mail address.`);
  const address = parsed.value.toLowerCase();
  return ok(name === 'export' ? { name: 'export-person', address } : { name: 'erase-person', address, isDryRun });
}

function readList(words: readonly string[]): Result<OperatorCommand, string> {
  const undelivered = words.includes('--undelivered');
  const [number = '50', ...more] = words.filter((word) => word !== '--undelivered');
  const limit = Number(number);
  const isValid = /^\d+$/.test(number) && limit > 0 && limit <= MAX_ROWS && more.length === 0;
  return isValid ? ok({ name: 'list', limit, undelivered }) : err(`list takes one number, from 1 to ${MAX_ROWS}.`);
}
