import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inEveryLocale, LOCALES } from '../../core/locale/locale.ts';
import { errorText, hasErrorCode } from '../../core/shared/error-text.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { parseStory, type Story } from './story-wire.ts';
import { combineResults, type SpaceStories, type StoryblokAccount } from './storyblok-client.ts';

/** Version of the file format; files of another version are not read. */
const FORMAT = 1;

/** Stores the last valid stories in a file, for a start while the service is down. */
export class StoriesFile {
  readonly file: string;

  /** @param dir created where it is missing */
  constructor(
    private readonly dir: string,
    { host, token }: StoryblokAccount,
  ) {
    const space = createHash('sha256').update(`${host}\n${token}`).digest('hex').slice(0, 16);
    this.file = join(dir, `${space}.json`);
  }

  /** Reads the stories; null where there is no file, an error where it is unreadable or invalid. */
  async read(): Promise<Result<SpaceStories | null, string>> {
    try {
      return keptList(JSON.parse(await readFile(this.file, 'utf8')));
    } catch (error) {
      return hasErrorCode(error, 'ENOENT') ? ok(null) : err(errorText(error));
    }
  }

  /** Writes the stories atomically. The error is the reason for a failure. */
  async write(list: SpaceStories): Promise<Result<null, string>> {
    const temporary = `${this.file}.${randomUUID()}`;
    try {
      await mkdir(this.dir, { recursive: true });
      await writeFile(temporary, jsonOf(list));
      await rename(temporary, this.file);
      return ok(null);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      return err(errorText(error));
    }
  }
}

/** Writes the JSON of a file piece by piece: the whole text of a large space would not fit in the heap beside it. */
function* jsonOf({ cv, stories }: SpaceStories): Generator<string> {
  yield `{"form":${FORMAT},"cv":${cv},"stories":{`;
  for (const [at, { code }] of LOCALES.entries()) {
    yield `${at === 0 ? '' : ','}${JSON.stringify(code)}:[`;
    for (const [index, story] of stories[code].entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(story)}\n`;
    yield ']';
  }
  yield '}}';
}

/** Validates a file as strictly as the service's answers. */
function keptList(json: unknown): Result<SpaceStories, string> {
  if (!isRecord(json) || json.form !== FORMAT) return err('has another format');
  const { cv, stories: lists } = json;
  if (typeof cv !== 'number' || !isRecord(lists)) return err('has no stories');
  const stories = new Map<string, readonly Story[]>();
  for (const { code } of LOCALES) {
    const list = lists[code];
    if (!Array.isArray(list)) return err(`has no stories in ${code}`);
    const parsed = combineResults(list.map(parseStory));
    if (!parsed.ok) return err(`has broken stories in ${code}`);
    stories.set(code, parsed.value);
  }
  return ok({ cv, stories: inEveryLocale((locale) => stories.get(locale) ?? []) });
}
