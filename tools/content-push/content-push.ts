/**
 * npm run content:push -- [--dry-run] [--resume] [--force] [--accept removals]: sets up a Storyblok space from the content folder. The exit
 * code is 0 after success, also of a dry run, 1 after a failure or where something was left alone, and 2 for wrong
 * arguments.
 */

import { readContentFolder } from '../stored-stories/content-records.ts';
import { PushError } from './management-client.ts';
import { push } from './push.ts';
import { journalFile, PushJournal } from './push-journal.ts';
import { spaceArguments } from './push-options.ts';
import { spaceClient } from './space-client.ts';

const USAGE = `npm run content:push -- [--dry-run] [--resume] [--force] [--accept removals]

Brings the Storyblok space STORYBLOK_SPACE to what the content folder (CONTENT_DIR) says: languages, components with
their fields, data sources, media as assets, folders and stories. It needs STORYBLOK_MANAGEMENT_TOKEN.

--dry-run   says what would change, and changes nothing
--resume    goes on after a push that was interrupted
--force     writes over what was changed in the space since the last push, and makes again what was removed there
--accept removals
            lets it remove more than a fifth of the stories of a type
`;

const say = (line: string) => void process.stderr.write(`${line}\n`);
const given = spaceArguments(process.argv.slice(2), process.env, ['dry-run', 'resume', 'force', 'accept']);
if (!given.ok) {
  say(`${given.error.join('\n')}\n\n${USAGE}`);
  process.exit(2);
}
const { contentDir, cacheDir, account, help, ...flags } = given.value;
if (help) {
  say(USAGE);
  process.exit(0);
}
const journal = new PushJournal(journalFile(cacheDir, account.host, account.space), !flags.dryRun);
try {
  const client = spaceClient(given.value, say);
  const content = await readContentFolder(contentDir);
  const { steps, spared } = await push({ client, journal, content, contentDir, say, ...flags });
  say(steps.length === 0 ? 'nothing to change' : `${steps.length} changes ${flags.dryRun ? 'to make' : 'made'}`);
  process.exitCode = spared.length === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof PushError ? error.message : String(error));
  if (journal.isInterrupted) say('to go on: npm run content:push -- --resume');
  process.exitCode = 1;
}
