import { err, ok, type Result } from '../../core/shared/result.ts';

/** The mail server that letters are submitted to. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Use of STARTTLS: required, used where the server offers it, or never. */
  readonly startTls: 'required' | 'offered' | 'never';
  /** Whether the certificate must be valid for the host name. */
  readonly verifyTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  /** The name in the EHLO greeting; the machine's own by default. */
  readonly heloName?: string;
}

export const SmtpServer = Symbol.for('SmtpServer');

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Parses an address such as `smtps://user:password@mail.example` or `smtp://mail.example:2525?tls=required`; user and
 * password are percent-encoded. STARTTLS is used where it is offered, and required where a password would cross the
 * network; `tls=never` turns it off, and is an error with such a password or `smtps:`.
 * @returns an error without the address, which may contain a password
 */
export function parseSmtpUrl(address: string): Result<SmtpServer, string> {
  if (!URL.canParse(address)) return err('is not an address such as smtps://user:password@mail.example');
  const url = new URL(address);
  const { protocol, pathname, hash, searchParams } = url;
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return err('must begin with smtp:// or smtps://');
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (!/^[\w.:-]+$/.test(host)) return err('names no host');
  if ((pathname !== '' && pathname !== '/') || hash !== '') return err('has something after its host and port');
  const auth = credentialsOf(url);
  if (auth === 'broken') return err('needs both a user and a password, percent-encoded');
  const secure = protocol === 'smtps:';
  const tls = searchParams.get('tls');
  if ([...searchParams].length > (tls === null ? 0 : 1)) return err('may have no parameter but a single tls');
  if (tls !== null && tls !== 'required' && tls !== 'never') return err('has a tls other than required or never');
  if (secure && tls === 'never') return err('says smtps:// and tls=never');
  const isLoopback = LOOPBACK.test(host);
  const isExposed = auth !== null && !isLoopback && !secure;
  if (isExposed && tls === 'never') return err('would send its password unencrypted because of tls=never');
  return ok({
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    startTls: tls ?? (isExposed ? 'required' : 'offered'),
    verifyTls: !isLoopback,
    auth,
  });
}

function credentialsOf({ username, password }: URL): SmtpServer['auth'] | 'broken' {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return 'broken';
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return 'broken';
  }
}
