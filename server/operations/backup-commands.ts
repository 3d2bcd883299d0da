import { stat } from 'node:fs/promises';
import { type ArchiveSummary, ArchiveTally } from '../../core/archive/archive-summary.ts';
import type { ArchivedRow } from '../../core/archive/archived-row.ts';
import { leaveOutErased } from '../../core/archive/leave-out-erased.ts';
import type { ArchivedRowBatches, ArchiveState, EnquiryArchive } from '../../core/ports/enquiry-archive.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { findFormSecret, replaceFormSecret } from '../enquiry/form-secret.ts';
import { BACKUP_FORMAT, type BackupHead, InvalidBackupError, withBackup, writeBackup } from './backup-file.ts';
import type { BackupCommand } from './commands.ts';
import { readErased } from './erased-list.ts';
import type { CommandOutput } from './person-commands.ts';

export interface BackupPlace {
  readonly archive: EnquiryArchive;
  readonly dataDir: string;
  /** The secret that the configuration names; null where the site makes one for itself and keeps it in the folder. */
  readonly secret: string | null;
}

const OTHER_SECRET =
  'The secret of the backup is not FORM_SECRET, so that no link of a letter that was sent holds: take the one in its first line as FORM_SECRET.';
const NO_SECRET =
  'Neither the backup nor FORM_SECRET has a secret, so that no link of a letter that was sent holds: set the FORM_SECRET of the lost site before the start.';

type Output = Promise<Result<CommandOutput, string>>;

/** Runs a command that takes a backup, restores it, or checks it or the store (OP2). */
export async function runBackupCommand(command: BackupCommand, place: BackupPlace, now: number): Output {
  try {
    switch (command.name) {
      case 'backup':
        return await backup(command.file, place, now);
      case 'restore':
        return await restore(command.file, place);
      case 'check':
        return command.file === null ? await checkStore(place.archive) : await checkFile(command.file, place.archive);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(error instanceof InvalidBackupError ? `${command.file} cannot be used: ${reason}.` : reason);
  }
}

async function backup(file: string, { archive, dataDir, secret }: BackupPlace, now: number): Output {
  const state = await archive.state();
  if (!state.ok) return err(state.error.reason);
  if (isLater(state.value, archive)) return err(laterText(state.value, archive));
  if (await exists(file)) return err(`${file} is there already. Nothing was written.`);
  const head: BackupHead = {
    halyard: 'enquiries',
    format: BACKUP_FORMAT,
    takenAt: new Date(now).toISOString(),
    store: state.value.store,
    schema: state.value.schema,
    secret: secret === null ? findFormSecret(dataDir) : null,
  };
  const written = await archive.read((rows) => writeBackup(file, head, rows));
  if (!written.ok) return err(`No backup was written: ${written.error.reason}`);
  return ok({
    text: `Backup of ${headText(head)}\n${summaryText(written.value)}`,
    unreadable: written.value.unreadable,
  });
}

async function restore(file: string, { archive, dataDir, secret }: BackupPlace): Output {
  // The whole file is checked before the store is touched.
  await summaryOf(file, archive);
  const erased = readErased(dataDir);
  const restored = await withBackup(file, archive.knownSchema, async (head, rows) => {
    const tally = new ArchiveTally();
    const write = () => archive.write(counted(rows, erased, tally));
    const written =
      secret === null && head.secret !== null ? await withSecret(dataDir, head.secret, write) : await write();
    return { head, written, summary: tally.summary() };
  });
  const { head, written, summary } = restored;
  if (!written.ok) return err(`Nothing was restored: ${written.error.reason}`);
  if (!written.value) return err('The store is not empty. Nothing was restored.');
  const wrongSecret = secretProblem(head.secret, secret);
  const lines = [
    `Restored the backup of ${headText(head)}`,
    summaryText(summary),
    'What waits is sent once the site starts, also what was sent after the backup was taken, by the same Message-ID.',
    `What came after ${head.takenAt} is lost. Whoever ended a newsletter or an alert after it gets it again.`,
    erased.size === 0
      ? `There is no ${dataDir}/erased.txt: erase again what was erased after that time.`
      : `What ${dataDir}/erased.txt names stayed erased; its last line is of ${lastOf(erased)}.`,
    ...(wrongSecret === null ? [] : [wrongSecret]),
  ];
  return ok({ text: lines.join('\n'), unreadable: summary.unreadable, isIncomplete: wrongSecret !== null });
}

/** Returns what is wrong with the secrets of a backup and of the configuration; null where links go on holding. */
function secretProblem(ofBackup: string | null, configured: string | null): string | null {
  if (configured === null) return ofBackup === null ? NO_SECRET : null;
  return ofBackup === null || ofBackup === configured ? null : OTHER_SECRET;
}

/** Writes rows with the secret that belongs to them, or neither. */
async function withSecret(
  dataDir: string,
  secret: string,
  write: () => ReturnType<EnquiryArchive['write']>,
): ReturnType<EnquiryArchive['write']> {
  const replacement = replaceFormSecret(dataDir, secret);
  try {
    const written = await write();
    if (written.ok && written.value) replacement.commit();
    return written;
  } finally {
    replacement.discard();
  }
}

async function checkStore(archive: EnquiryArchive): Output {
  const state = await archive.state();
  if (!state.ok) return err(state.error.reason);
  if (isLater(state.value, archive)) return err(laterText(state.value, archive));
  const damage = await archive.damage();
  if (!damage.ok) return err(damage.error.reason);
  if (damage.value.length > 0) return err(`The store is damaged: ${damage.value.slice(0, 5).join('; ')}`);
  const summary = await archive.read(summarized);
  if (!summary.ok) return err(summary.error.reason);
  const { store, schema } = state.value;
  return ok(checked(`${store}, schema ${schema}`, summary.value));
}

async function checkFile(file: string, archive: EnquiryArchive): Output {
  const { head, summary } = await summaryOf(file, archive);
  return ok(checked(`Backup of ${headText(head)}`, summary));
}

function checked(title: string, summary: ArchiveSummary): CommandOutput {
  const { unreadable, missing } = summary;
  const lines = [
    title,
    summaryText(summary),
    ...(missing.length === 0 ? [] : [`Deliveries wait about what is not there: ${missing.join(', ')}`]),
    unreadable.length + missing.length === 0 ? 'Everything is whole.' : 'Not everything is whole.',
  ];
  return { text: lines.join('\n'), unreadable, isIncomplete: missing.length > 0 };
}

/** Reads a backup from its first line to its last. Throws `InvalidBackupError` for one that is not whole. */
function summaryOf(file: string, { knownSchema }: EnquiryArchive) {
  return withBackup(file, knownSchema, async (head, rows) => ({ head, summary: await summarized(rows) }));
}

async function summarized(rows: ArchivedRowBatches): Promise<ArchiveSummary> {
  const tally = new ArchiveTally();
  for await (const some of rows) for (const row of some) tally.add(row);
  return tally.summary();
}

/** Passes on rows without what was erased, and counts them. */
async function* counted(
  rows: ArchivedRowBatches,
  erased: ReadonlyMap<string, number>,
  tally: ArchiveTally,
): ArchivedRowBatches {
  for await (const some of rows) {
    const left = some.map((row) => leaveOutErased(row, erased)).filter((row): row is ArchivedRow => row !== null);
    for (const row of left) tally.add(row);
    yield left;
  }
}

function headText({ takenAt, store, schema, secret }: BackupHead): string {
  return `${takenAt}, from ${store}, schema ${schema}, ${secret === null ? 'without' : 'with'} the secret of forms`;
}

function summaryText({ rows, waiting }: ArchiveSummary): string {
  const counts = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  return `Rows: ${counts.join(', ')}. Deliveries that wait: ${waiting}.`;
}

function isLater({ schema }: ArchiveState, { knownSchema }: EnquiryArchive): boolean {
  return schema > knownSchema;
}

function laterText({ schema }: ArchiveState, { knownSchema }: EnquiryArchive): string {
  return `The store is of a later release: schema ${schema}, and this release knows ${knownSchema}.`;
}

function lastOf(erased: ReadonlyMap<string, number>): string {
  return new Date([...erased.values()].at(-1) ?? 0).toISOString();
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
