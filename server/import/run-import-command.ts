import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listingReader, suggestMappingForFile, wireFeeds } from '../../adapters/wiring/feeds.ts';
import { fetchFeedPictures } from '../../core/application/fetch-feed-pictures.ts';
import { ImportUnderWayError } from '../../core/ports/listing-store.ts';
import { describeProblems } from '../../core/records/read-by-schema.ts';
import { errorText } from '../../core/shared/error-text.ts';
import { parseEnv } from '../start/env.ts';
import { EXIT_STATUS } from './exit-status.ts';
import { IMPORT_USAGE, parseImportArguments } from './import-arguments.ts';
import { openFeed } from './open-feed.ts';
import { picturesText } from './pictures-text.ts';
import { runImport, shortSha256 } from './run-import.ts';

interface Output {
  /** Writes the result. */
  readonly print: (text: string) => void;
  /** Writes a line that is not a part of the result. */
  readonly say: (line: string) => void;
}

/**
 * Runs an import as the command line asks for it (FD1), and keeps its report beside the feed (FD4).
 * @returns the exit status; a refused import is a failure, a wrong mapping or configuration counts as wrong words
 */
export async function runImportCommand(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { print, say }: Output,
): Promise<number> {
  const env = parseEnv(variables);
  const given = parseImportArguments(words);
  if (!env.ok || !given.ok) {
    say(env.ok ? `${given.ok ? '' : given.error}\n\n${IMPORT_USAGE}` : env.error.join('\n'));
    return EXIT_STATUS.wrongWords;
  }
  const line = (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`);
  const log = { info() {}, warn: line, error: line };
  const { format, mapping, feed, from, isDryRun, suggests, pictures: maxPictures } = given.value;
  const allowed = env.value.calendars.feedsOnLoopback ? 'public-and-loopback' : 'public';
  const { listings, media, remote } = wireFeeds({ contentDir: env.value.contentDir, allowed, log });
  const now = () => new Date();
  try {
    if (suggests) {
      print(`${JSON.stringify(await suggestMappingForFile(openFeed(from, remote)), null, 2)}\n`);
      return EXIT_STATUS.done;
    }
    const columns: unknown = mapping === null ? null : JSON.parse(await readFile(mapping, 'utf8'));
    const today = now().toISOString().slice(0, 10);
    const reader = listingReader(format, columns, today);
    if (!reader.ok) {
      say(`${mapping}: ${describeProblems(reader.error)}`);
      return EXIT_STATUS.wrongWords;
    }
    // Rates of a charter end with a day, though the feed stays as it was.
    const dayRead = format === 'openyacht' ? [today] : [];
    const { result, reports } = await runImport(given.value, {
      ...{ reader: reader.value, readBy: [format, columns, ...dayRead], listings, remote, now },
    });
    print(reports.text);
    if (!isDryRun && result.outcome !== 'same') await keepReports(join(env.value.contentDir, 'feeds', feed), reports);
    if (['applied', 'same'].includes(result.outcome) && maxPictures > 0) {
      print(
        picturesText(
          await fetchFeedPictures({ listings, media, remote }, { feed, maxPictures, now, digest: shortSha256 }),
        ),
      );
    }
    return result.refusals.length > 0 ? EXIT_STATUS.failed : EXIT_STATUS.done;
  } catch (error) {
    const isUnderWay = error instanceof ImportUnderWayError;
    say(isUnderWay ? error.message : `The import failed: ${errorText(error)}`);
    return isUnderWay ? EXIT_STATUS.underWay : EXIT_STATUS.failed;
  }
}

async function keepReports(folder: string, reports: Awaited<ReturnType<typeof runImport>>['reports']): Promise<void> {
  await mkdir(folder, { recursive: true });
  const kinds = Object.entries({ txt: reports.text, json: reports.json, html: reports.html });
  await Promise.all(kinds.map(([ending, text]) => writeFile(join(folder, `report.${ending}`), text)));
}
