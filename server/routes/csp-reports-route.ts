import type { FastifyInstance } from 'fastify';
import { sendPlainText } from '../http/replies.ts';
import { CSP_REPORTS_PATH } from '../http/security-headers.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Logger } from '../start/log.ts';

const BODY_LIMIT = 8 * 1024;
/** The most lines in the log of each minute, for all visitors together: anyone can send reports. */
const LINES_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const TYPE = /^application\/(?:csp-report|reports\+json)(?:;|$)/i;

export interface CspReportsOptions {
  readonly log: Pick<Logger, 'warn'>;
  readonly metrics: Pick<Metrics, 'cspReport'> | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the security policy stopped, without anything about the visitor. */
export interface CspReport {
  /** The directive of the policy, such as `script-src-elem`. */
  readonly directive: string;
  /** The origin of what was stopped, a scheme such as `data:`, or a word of the browser such as `inline`. */
  readonly blocked: string;
}

/** Counts the reports that browsers send about what the security policy stopped, and logs some of them. */
export function cspReportsRoute(app: FastifyInstance, { log, metrics, now }: CspReportsOptions): void {
  let minute = 0;
  let lines = 0;

  function mayLog(): boolean {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    return lines <= LINES_A_MINUTE;
  }

  app.post(CSP_REPORTS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (!TYPE.test(request.headers['content-type'] ?? ''))
      return sendPlainText(reply, 415, '415 Unsupported Media Type');
    const reports = Buffer.isBuffer(request.body) ? readCspReports(request.body.toString()) : null;
    if (reports === null) return sendPlainText(reply, 400, '400 Bad Request');
    for (const report of reports) {
      metrics?.cspReport();
      if (mayLog()) log.warn(report, 'The security policy of a page stopped something');
    }
    return reply.code(204).send();
  });
}

/** Reads the JSON of a browser, in its old form (`csp-report`) or as a list of reports; null where it is neither. */
export function readCspReports(json: string): readonly CspReport[] | null {
  const sent = parsed(json);
  if (Array.isArray(sent)) {
    const violations = sent.filter((report) => fieldOf(report, 'type') === 'csp-violation');
    return violations.map((report) => readReport(fieldOf(report, 'body'), 'effectiveDirective', 'blockedURL'));
  }
  const old = fieldOf(sent, 'csp-report');
  if (old === undefined) return null;
  const directive = fieldOf(old, 'effective-directive') === undefined ? 'violated-directive' : 'effective-directive';
  return [readReport(old, directive, 'blocked-uri')];
}

function readReport(body: unknown, directive: string, blocked: string): CspReport {
  return { directive: wordOf(fieldOf(body, directive)), blocked: originOf(fieldOf(body, blocked)) };
}

/** Older browsers send the directive with its values: only its name is read. */
function wordOf(value: unknown): string {
  return /^[a-z-]{1,40}(?![^ ])/.exec(typeof value === 'string' ? value : '')?.[0] ?? 'unknown';
}

function originOf(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return wordOf(value);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
