/**
 * npm run expressions: proves with recheck that no regular expression of the site takes more than linear time, whatever
 * the text. It ends with 1 if one does; what recheck cannot decide counts as one.
 */
import { ACCEPTED, siteExpressions } from './regular-expressions.ts';
import { installSecurityTools, securityTool } from './security-tools.ts';

interface Recheck {
  readonly default: {
    check(
      source: string,
      flags: string,
      options: { readonly timeout: number },
    ): Promise<{
      readonly status: 'safe' | 'vulnerable' | 'unknown';
      readonly complexity?: { readonly summary: string };
      readonly attack?: { readonly pattern: string };
    }>;
  };
}

const TIMEOUT_MS = 20_000;

// The other backends are programs of their own, which are not installed.
process.env.RECHECK_BACKEND = 'pure';
installSecurityTools();
const recheck = await securityTool<Recheck>('recheck/index.js');
const expressions = siteExpressions();
let problems = 0;
for (const { source, flags, at } of expressions) {
  const { status, complexity, attack } = await recheck.default.check(source, flags, { timeout: TIMEOUT_MS });
  if (status === 'safe' || source in ACCEPTED) continue;
  problems += 1;
  console.error(`${at} /${source}/${flags}: ${complexity?.summary ?? status}, ${attack?.pattern ?? 'no text known'}`);
}
for (const source of Object.keys(ACCEPTED)) {
  if (expressions.some((one) => one.source === source)) continue;
  problems += 1;
  console.error(`No regular expression is /${source}/ any more: remove the exception.`);
}
console.log(`${expressions.length} regular expressions, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
