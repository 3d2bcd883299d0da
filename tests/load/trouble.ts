import { setTimeout as pause } from 'node:timers/promises';
import type { Prng } from '../../tools/demo/fleet/prng.ts';
import type { SmtpFault } from '../sandbox/smtp/faults.ts';
import type { SmtpSandbox } from '../sandbox/smtp/smtp-sandbox.ts';
import type { WebNode } from './web-node.ts';

export interface TroubleOptions {
  readonly nodes: readonly WebNode[];
  readonly smtp: SmtpSandbox;
  /** Makes the store unavailable for a moment. */
  readonly disturbStore: () => Promise<void>;
  readonly random: Prng;
}

/** The faults so far, counted while the load continues. */
export interface Trouble {
  /** The number of killed nodes. */
  kills: number;
  /** The number of failures of the mail server. */
  outages: number;
  /** The number of letters that may have been sent twice for it, at most. */
  doubles: number;
  isOver: boolean;
}

/** Rounds of faults, at least five. `npm test` runs few of them, `npm run load` all. */
export const ROUNDS = Number(process.env.LOAD_ROUNDS || 10);
/** The round in which both nodes are killed at once. */
const BOTH = 2;
/** The round in which the store is disturbed as well. */
const STORE = 4;
/** Deliveries that a node processes concurrently, at most. */
export const IN_HAND = 6;
/** Connections of a node to the mail server. */
const CONNECTIONS = 4;
const MAIL_FAULTS: readonly SmtpFault[] = [
  'reset-after-letter',
  'down',
  'reset-in-letter',
  'hang',
  'reset-after-letter',
  'busy',
  'slow',
  'disk-full',
  'reset',
];

/**
 * Kills and restarts nodes and makes the mail server fail, one after another, until all rounds are over. Everything
 * works again at the end.
 */
export async function makeTrouble(trouble: Trouble, options: TroubleOptions): Promise<void> {
  const { nodes, smtp, disturbStore, random } = options;
  const mail = mailTrouble(trouble, options);
  try {
    for (let round = 0; round < ROUNDS && !trouble.isOver; round += 1) {
      await pause(random.whole(200, 1500));
      const victims = round === BOTH ? nodes : [random.pick(nodes)];
      await Promise.all(victims.map((node) => node.end()));
      trouble.kills += victims.length;
      trouble.doubles += victims.length * IN_HAND;
      await Promise.all(victims.map((node) => node.start()));
      if (round === STORE) {
        await disturbStore();
        // These letters may have been delivered without a note of it.
        trouble.doubles += nodes.length * IN_HAND;
      }
    }
  } finally {
    trouble.isOver = true;
    await mail;
    await smtp.fail(null);
  }
}

async function mailTrouble(trouble: Trouble, { nodes, smtp, random }: TroubleOptions): Promise<void> {
  for (let turn = 0; !trouble.isOver; turn += 1) {
    await pause(random.whole(600, 2000));
    const fault = MAIL_FAULTS[turn % MAIL_FAULTS.length] ?? 'down';
    const times = fault.startsWith('reset-') ? random.whole(5, 20) : Number.POSITIVE_INFINITY;
    await smtp.fail(fault, { times });
    await pause(random.whole(200, 1000));
    await smtp.fail(null);
    trouble.outages += 1;
    if (fault === 'reset-after-letter') trouble.doubles += times;
    // A client that was never greeted would wait.
    if (fault === 'hang') smtp.hangUp();
    if (fault === 'hang' || fault === 'down') trouble.doubles += nodes.length * CONNECTIONS;
  }
}
