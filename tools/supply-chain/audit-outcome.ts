/** The JSON of `npm audit`: a report, or an error. */
interface AuditOutput {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  /** The failure of the request to the registry. */
  readonly message?: string;
  readonly statusCode?: number;
  /** Any other failure. */
  readonly error?: { readonly summary?: string };
}

/** Severities with which a release must not go out. */
const GRAVE = ['critical', 'high'];

/**
 * Reads the output of `npm audit --json`. The check is skipped where no registry answers, and fails where npm does.
 * @returns whether the check passes, and the line that says so
 */
export function auditOutcome(output: string): { readonly passes: boolean; readonly line: string } {
  const { metadata, message, statusCode, error } = parsed(output);
  if (metadata?.vulnerabilities !== undefined) return verdict(metadata.vulnerabilities);
  if (message === undefined) return { passes: false, line: `npm audit failed: ${error?.summary || 'no report'}.` };
  const answer = statusCode === undefined ? 'no answer' : `status ${statusCode}`;
  return { passes: true, line: `Skipped: the registry gave no known vulnerabilities (${answer}).` };
}

function verdict({ total: _, ...severities }: Readonly<Record<string, number>>) {
  const counts = Object.entries(severities).filter(([, count]) => count > 0);
  const listed = counts.map(([severity, count]) => `${count} ${severity}`).join(', ');
  return {
    passes: GRAVE.every((severity) => (severities[severity] ?? 0) === 0),
    line: `Known vulnerabilities in production packages: ${listed || 'none'}.`,
  };
}

function parsed(output: string): AuditOutput {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
