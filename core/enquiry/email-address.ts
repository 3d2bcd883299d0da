import { err, ok, type Result } from '../shared/result.ts';

export type EmailProblem = 'missing' | 'no-at' | 'no-ending' | 'not-an-address' | 'accents';

/** RFC 5321 4.5.3.1. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;
/** An atom of RFC 5322: what mailboxes are called in practice. Quoted names, which hardly a server takes, are none. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ENDING = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * A mail address that a letter can be sent to, its domain in lower case and in ASCII (`müller.example` →
 * `xn--mller-kva.example`). Whether there is such a mailbox only a letter tells.
 */
export function emailAddress(given: string): Result<string, EmailProblem> {
  const text = given.trim();
  if (text === '') return err('missing');
  const at = text.lastIndexOf('@');
  if (at === -1) return err('no-at');
  const local = text.slice(0, at);
  if (/\s/.test(text) || local === '') return err('not-an-address');
  if (/[^\0-\x7F]/.test(local)) return err('accents');
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || local.length > LONGEST_LOCAL) return err('not-an-address');
  const labels = domain.split('.');
  if (labels.length < 2) return err('no-ending');
  if (!labels.every((label) => LABEL.test(label)) || !ENDING.test(domain)) return err('not-an-address');
  const address = `${local}@${domain}`;
  return address.length > LONGEST ? err('not-an-address') : ok(address);
}

/** As name servers know it; null where it is no name of a host. A number would be read as an address. */
function asciiDomain(given: string): string | null {
  if (given === '' || /[:/?#@[\]\\%]/.test(given)) return null;
  const url = `http://${given}`;
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return /^[\d.]+$/.test(hostname) ? null : hostname;
}
