import { wireServer } from '../../../adapters/wiring/server.ts';
import { errorText } from '../../../core/shared/error-text.ts';
import { ENV_NAMES, type Env, parseEnv } from '../../start/env.ts';
import { certificateFinding } from './certificate.ts';
import { badFinding, type DoctorFinding, findingText, goodFinding, noteFinding } from './doctor-finding.ts';
import { maskedVariables } from './masked-variables.ts';
import { addressFinding, folderFinding, machineFinding, metricsFinding, siteFinding } from './node-findings.ts';
import { contentFinding, mediaFinding, searchFinding, storeFinding, transportFinding } from './service-findings.ts';

/** Milliseconds for one part; the services have shorter limits of their own. */
const MAX_MS = 20_000;
const MAX_WARNINGS = 5;

export interface DoctorOptions {
  /** The environment variables. */
  readonly env: NodeJS.ProcessEnv;
  /** The name of the build, with the time at which it was made. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly print: (text: string) => void;
}

/**
 * Prints what this installation is, what each part answers now, and how to mend what is wrong (OP4). It changes
 * nothing and shows no secret.
 * @returns the exit status: 0, 1 where something needs attention, or 2 for a wrong configuration
 */
export async function runDoctor({ env, build, now, print }: DoctorOptions): Promise<number> {
  const parsed = parseEnv(env);
  const first = [goodFinding('build', build), goodFinding('configuration', maskedVariables(ENV_NAMES, env))];
  if (!parsed.ok) {
    const wrong = badFinding(
      'configuration',
      parsed.error.join('\n      '),
      'docs/guide/configuration.md; the site does not start',
    );
    print([...first, wrong].map(findingText).join('\n'));
    return 2;
  }
  const findings = [...first, ...(await findingsOf(parsed.value, now))];
  print(findings.map(findingText).join('\n'));
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

async function findingsOf(env: Env, now: number): Promise<readonly DoctorFinding[]> {
  const { dataDir } = env.enquiries;
  const warnings: string[] = [];
  const warn = (_: object, message: string) => void warnings.push(message);
  const enquiries = { ...env.enquiries, mustExist: true };
  const wired = wireServer({
    ...env,
    enquiries,
    assetsDir: 'dist/client/assets',
    log: { info() {}, warn, error: warn },
  });
  const site = wired.sitePorts();
  const ports = wired.enquiryPorts();
  const { mail, webhook } = env.enquiries;
  const mailTo =
    mail.kind === 'smtp' ? `SMTP, ${mail.server.host}:${mail.server.port}` : 'letters as files, nothing is sent';
  const { publicUrl } = env;
  const findings = await Promise.all([
    within('machine', machineFinding),
    within('site', () => siteFinding(env)),
    within('address', () => addressFinding(env)),
    ...(publicUrl?.startsWith('https:') ? [within('certificate', () => certificateFinding(publicUrl, now))] : []),
    within('content', () => contentFinding(env, site)),
    within('search', () => searchFinding(env, site)),
    within('media', () => mediaFinding(env, site)),
    within('enquiries', () => storeFinding(env, ports, now)),
    within('mail', () => transportFinding('mail', mailTo, ports.mail)),
    ...(webhook === null
      ? []
      : [within('webhook', () => transportFinding('webhook', new URL(webhook.url).host, ports.webhook))]),
    within('data folder', () => folderFinding('data', dataDir)),
    within('cache folder', () => folderFinding('cache', env.cacheDir)),
    within('metrics', () => metricsFinding(env)),
  ]);
  await wired.close();
  return [...findings, ...warningsFinding([...new Set(warnings)])];
}

/** Returns the adapters' warnings as a finding; the demonstration has a few on purpose. */
function warningsFinding(warnings: readonly string[]): readonly DoctorFinding[] {
  if (warnings.length === 0) return [];
  const text = warnings.slice(0, MAX_WARNINGS).join('; ');
  return [noteFinding('warnings', text, 'npm run content:check names records and fields of the content')];
}

/** Limits the time of a part, and turns an error of it into a finding. */
async function within(part: string, find: () => DoctorFinding | Promise<DoctorFinding>): Promise<DoctorFinding> {
  const todo = 'the log of the site has more';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DoctorFinding>((resolve) => {
    timer = setTimeout(() => resolve(badFinding(part, `no answer within ${MAX_MS / 1000} s`, todo)), MAX_MS);
  });
  const found = Promise.resolve()
    .then(find)
    .catch((error: unknown) => badFinding(part, errorText(error), todo));
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
