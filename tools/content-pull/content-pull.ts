/**
 * npm run content:pull -- [--dry-run] [--accept removals]: writes a Storyblok space as a content folder. The exit code is 0 after success,
 * 1 after a failure or where a file was refused, and 2 for wrong arguments.
 */

import { PushError } from '../content-push/management-client.ts';
import { spaceArguments } from '../content-push/push-options.ts';
import { spaceClient } from '../content-push/space-client.ts';
import { downloaded, pull } from './pull.ts';

const USAGE = `npm run content:pull -- [--dry-run] [--accept removals]

Writes the Storyblok space STORYBLOK_SPACE into the content folder (CONTENT_DIR): stories as records, assets as media.
It needs STORYBLOK_MANAGEMENT_TOKEN. A file that says the same stays as it is, and none is removed.

--dry-run   says which files would be written, and writes none
--accept removals
            lets a list lose more than a fifth of its rows
`;

const say = (line: string) => void process.stderr.write(`${line}\n`);
const given = spaceArguments(process.argv.slice(2), process.env, ['dry-run', 'accept']);
if (!given.ok) {
  say(`${given.error.join('\n')}\n\n${USAGE}`);
  process.exit(2);
}
const { contentDir, dryRun, acceptsRemovals, help } = given.value;
if (help) {
  say(USAGE);
  process.exit(0);
}
try {
  const client = spaceClient(given.value, say);
  const { written, refused } = await pull({ client, contentDir, dryRun, acceptsRemovals, say, download: downloaded });
  say(written.length === 0 ? 'nothing to write' : `${written.length} files ${dryRun ? 'to write' : 'written'}`);
  process.exitCode = refused.length === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof PushError ? error.message : String(error));
  process.exitCode = 1;
}
