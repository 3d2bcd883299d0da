import type { Socket } from 'node:net';

/** The faults of the server. Its messages about a recipient repeat the address, as those of many servers do. */
export const SMTP_FAULTS = [
  /** Does not listen. */
  'down',
  /** Accepts the connection, and never answers. */
  'hang',
  /** Greets in another protocol. */
  'garbage',
  /** Greets with 421. */
  'busy',
  /** Pauses before each reply. */
  'slow',
  /** Resets the connection instead of greeting. */
  'reset',
  /** 535 for any password. */
  'login-refused',
  /** 550 at MAIL FROM. */
  'sender-refused',
  /** 451 at RCPT TO. */
  'receiver-deferred',
  /** Never answers RCPT TO. */
  'receiver-silent',
  /** 550 5.1.1 at RCPT TO. */
  'receiver-refused',
  /** 554 5.7.1 at RCPT TO. */
  'relay-refused',
  /** 552 5.3.4 after the letter was received. */
  'letter-refused',
  /** 452 4.3.1 after the letter was received. */
  'disk-full',
  /** Resets the connection in the middle of the letter. */
  'reset-in-letter',
  /** Accepts the letter, and resets the connection before the reply. */
  'reset-after-letter',
] as const;
export type SmtpFault = (typeof SMTP_FAULTS)[number];

export const SLOW_MS = 100;

/** Makes an error that smtp-server sends to the client. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Applies faults that come before the first reply. @returns whether there was one */
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
