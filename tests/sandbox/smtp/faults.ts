import type { Socket } from 'node:net';

/** Ways to go wrong. What the server says of a receiver repeats the address, as many do. */
export const SMTP_FAULTS = [
  /** Nobody listens. */
  'down',
  /** Takes the connection, and never says a word. */
  'hang',
  /** Greets in another protocol. */
  'garbage',
  /** Greets with 421. */
  'busy',
  /** Waits before each of its words. */
  'slow',
  /** Breaks the connection off instead of greeting. */
  'reset',
  /** 535, whatever the password. */
  'login-refused',
  /** 550 at MAIL FROM. */
  'sender-refused',
  /** 451 at RCPT TO. */
  'receiver-deferred',
  /** 550 5.1.1 at RCPT TO. */
  'receiver-refused',
  /** 554 5.7.1 at RCPT TO. */
  'relay-refused',
  /** 552 5.3.4 once the letter came. */
  'letter-refused',
  /** 452 4.3.1 once the letter came. */
  'disk-full',
  /** Breaks the connection off in the middle of the letter. */
  'reset-in-letter',
  /** Takes the letter, and breaks the connection off before it says so. */
  'reset-after-letter',
] as const;
export type SmtpFault = (typeof SMTP_FAULTS)[number];

export const SLOW_MS = 100;

/** An error as smtp-server says it to the client. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Goes wrong before any SMTP is spoken. @returns whether it did */
export function wentWrongAtOnce(fault: SmtpFault | null, client: Socket): boolean {
  switch (fault) {
    case 'hang':
      return true;
    case 'garbage':
      client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      return true;
    case 'busy':
      client.end('421 4.3.2 Come back later\r\n');
      return true;
    case 'reset':
      client.resetAndDestroy();
      return true;
    default:
      return false;
  }
}
