import { inject, injectable, optional } from 'inversify';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { parseRedirect } from '../../core/records/parse-redirect.ts';
import { buildRedirects } from '../../core/routing/build-redirects.ts';
import { describeProblem } from '../../core/routing/redirect-problem.ts';
import type { RedirectRule } from '../../core/routing/redirect-rule.ts';
import type { Redirects } from '../../core/routing/redirects.ts';
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
 * The rules of `<dir>/redirects.json`, which need not be there. Read at first use; asking for the version reads them anew
 * where they changed.
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

/** A site without the file has no rules, which is nothing to warn of. */
function noneIfMissing(file: ContentFile): ContentFile {
  return isMissing(file) ? { ...file, bytes: ok(Buffer.from('[]')) } : file;
}

/** Each row is parsed for itself: a bad one is left out and named in the log; a bad file has none. */
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
