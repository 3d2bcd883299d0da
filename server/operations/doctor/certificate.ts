import { connect } from 'node:tls';
import { badFinding, type DoctorFinding, goodFinding, noteFinding } from './doctor-finding.ts';

const PART = 'certificate';
const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;
/** Days. Certificates are usually renewed a month before their end. */
const FEW_DAYS = 14;

/** Says until when the certificate of the public address holds, and whether browsers trust it. */
export async function certificateFinding(publicUrl: string, now: number): Promise<DoctorFinding> {
  const { hostname, port } = new URL(publicUrl);
  const seen = await certificateOf(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
  if (typeof seen === 'string')
    return badFinding(PART, `${publicUrl}: ${seen}`, 'see to the proxy in front of the site');
  const days = Math.floor((seen.until - now) / DAY_MS);
  const text = `${publicUrl}: ${days} days left`;
  if (seen.problem !== null) return badFinding(PART, `${text}; not trusted: ${seen.problem}`, 'renew it in the proxy');
  return days < FEW_DAYS
    ? noteFinding(PART, text, 'its renewal is late: see the log of the proxy')
    : goodFinding(PART, text);
}

interface Certificate {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Why it is not trusted; null where it is. */
  readonly problem: string | null;
}

/** Asks for the certificate. @returns the reason as a text where there was none */
function certificateOf(host: string, port: number): Promise<Certificate | string> {
  return new Promise((resolve) => {
    const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
    // A certificate that is not trusted is looked at as well.
    const socket = connect({ host, port, ...name, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      const problem = socket.authorized ? null : String(socket.authorizationError);
      resolve({ until, problem });
      socket.destroy();
    });
    socket.once('timeout', () => {
      resolve('no answer');
      socket.destroy();
    });
    socket.once('error', (error) => resolve(('code' in error && String(error.code)) || error.message));
  });
}
