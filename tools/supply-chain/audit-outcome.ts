interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** Severities with which a release must not go out. */
const GRAVE = ['critical', 'high'];

/**
 * Reads the output of `npm audit --json`.
 * @returns whether the check passes, and the line that says so
 */
export function auditOutcome(output: string): { readonly passes: boolean; readonly line: string } {
  const found = reportOf(output)?.metadata?.vulnerabilities;
  if (found === undefined) return { passes: true, line: 'Skipped: no registry answered with known vulnerabilities.' };
  const { total, ...severities } = found;
  const counts = Object.entries(severities).filter(([, count]) => count > 0);
  const passes = GRAVE.every((severity) => (severities[severity] ?? 0) === 0);
  const listed = counts.map(([severity, count]) => `${count} ${severity}`).join(', ');
  return { passes, line: `Known vulnerabilities in production packages: ${listed || 'none'}.` };
}

function reportOf(output: string): AuditReport | null {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
