import { inject, injectable, optional } from 'inversify';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { parseRedirect } from '../../core/records/parse-redirect.ts';
import { buildRedirects, describeProblem } from '../../core/routing/build-redirects.ts';
import type { RedirectRule, Redirects } from '../../core/routing/redirects.ts';
import { Log } from '../../core/shared/log.ts';
import { ok } from '../../core/shared/result.ts';
import { type ContentFile, hashOf, isMissing, jsonOf, readContentFile, stampOf } from './content-folder.ts';
import { ContentDir, ContentLookAgainMs } from './content-settings.ts';
import { ContentSource, LOOK_AGAIN_MS } from './content-source.ts';

const FILE = 'redirects.json';

interface ReadRules {
  readonly redirects: Redirects;
  readonly version: string;
}

/**
 * The rules of the optional `<dir>/redirects.json`, read at the first use. `version` reads them again where the file
 * changed.
 */
@injectable()
export class ContentFilesRedirects implements RedirectRules {
  readonly #rules: ContentSource<ReadRules>;

  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: Pick<Log, 'warn'>,
    @inject(ContentLookAgainMs) @optional() lookAgainMs = LOOK_AGAIN_MS,
  ) {
    this.#rules = new ContentSource({
      stamp: () => stampOf(dir, [FILE]),
      read: async () => {
        const file = noneIfMissing(await readContentFile(dir, FILE));
        const { redirects, problems } = buildRedirects(rulesOf(file, log));
        for (const problem of problems) log.warn({ file: FILE, problem }, describeProblem(problem));
        return { redirects, version: hashOf([file]) };
      },
      log,
      lookAgainMs,
    });
  }

  async redirects(): Promise<Redirects> {
    return (await this.#rules.current()).redirects;
  }

  async version(): Promise<string> {
    await this.#rules.renew();
    return (await this.#rules.current()).version;
  }
}

/** A missing file has no rules and is not logged. */
function noneIfMissing(file: ContentFile): ContentFile {
  return isMissing(file) ? { ...file, bytes: ok(Buffer.from('[]')) } : file;
}

/** Parses each row on its own; invalid ones are left out and logged. An invalid file has no rules. */
function rulesOf(file: ContentFile, log: Pick<Log, 'warn'>): RedirectRule[] {
  const json = jsonOf(file);
  if (!json.ok || !Array.isArray(json.value)) {
    log.warn({ file: file.name, problem: json.ok ? 'must be a list' : json.error }, 'Content file left out');
    return [];
  }
  return json.value.flatMap((record: unknown, row) => {
    const rule = parseRedirect(record);
    if (rule.ok) return [rule.value];
    log.warn({ file: file.name, row, problems: rule.error }, 'Content record left out');
    return [];
  });
}
