/**
 * Fills and configures the search index from the content folder: `npm run search:push -- [--dry-run] [--resume FILE]`.
 * Ends with 0 where the index is as the content wants it, with 1 where it failed, and with 2 where it was asked wrongly.
 */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ContentFilesYachtCatalogue } from '../adapters/content-files/content-files-yacht-catalogue.ts';
import { IndexWriter, PushError } from './search-push/index-writer.ts';
import { push } from './search-push/push.ts';
import { pushArguments, USAGE } from './search-push/push-options.ts';
import { wantedIndex } from './search-push/wanted-index.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

const given = pushArguments(process.argv.slice(2), process.env);
if (!given.ok) {
  say(`${given.error.join('\n')}\n\n${USAGE}`);
  process.exit(2);
}
const { contentDir, index, dryRun, stateFile, ...account } = given.value;
const log = { warn: (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`) };
try {
  const fleet = await new ContentFilesYachtCatalogue(contentDir, log).all();
  const wanted = wantedIndex(index, fleet);
  // More likely the wrong folder than a brokerage without yachts.
  if (wanted.records.size === 0) throw new PushError(`No yacht of ${contentDir} is offered: the index stays as it is.`);
  const writer = new IndexWriter({ ...account, pause: async (ms) => pause(ms), say });
  const steps = await push(wanted, { writer, dryRun, stateFile, say });
  say(steps === 0 ? 'nothing to change' : `${steps} steps ${dryRun ? 'to do' : 'done'}`);
} catch (error) {
  say(error instanceof PushError ? error.message : String(error));
  if (stateFile !== null && existsSync(stateFile)) say(`to go on: npm run search:push -- --resume ${stateFile}`);
  process.exitCode = 1;
}
