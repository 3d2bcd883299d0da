import { afterEach, describe, expect, test } from 'vitest';
import type { DeliveryFailure } from '../../../core/enquiry/delivery.ts';
import type { OutboundMessage } from '../../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../../core/ports/message-transport.ts';
import { err, ok } from '../../../core/shared/result.ts';
import { PERSONAL, sampleMessage } from '../../samples/sample-message.ts';

/** A message that the receiver has. */
export interface Arrived {
  readonly id: string;
  /** The text of the message, in any format. */
  readonly said: string;
}

/** A transport and its receiver. */
export interface MessageTransportWorld {
  readonly delivery: MessageTransport;
  /** Returns all messages that arrived, in any order; the receiver decides whether duplicates count once. */
  arrived(): Promise<readonly Arrived[]>;
  /**
   * Makes deliveries fail in this way from now on; null ends the fault. @returns the message changed as the fault
   * requires
   */
  fail(kind: DeliveryFailure['kind'] | null, message: OutboundMessage): Promise<OutboundMessage> | OutboundMessage;
  close?(): Promise<void>;
}

/** Defines the contract suite of MessageTransport. */
export function messageTransportContract(name: string, make: () => Promise<MessageTransportWorld>): void {
  describe(`MessageTransport: ${name}`, () => {
    const open: MessageTransportWorld[] = [];
    async function world(): Promise<MessageTransportWorld> {
      const made = await make();
      open.push(made);
      return made;
    }
    afterEach(async () => {
      for (const made of open.splice(0)) {
        await made.delivery.close();
        await made.close?.();
      }
    });

    test('FM2 delivers a message with its id and content', async () => {
      const { delivery, arrived } = await world();
      expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
      expect(await arrived()).toEqual([
        { id: 'HY-7K3F-9Q2M.office-letter', said: expect.stringContaining('Is she free in June?') },
      ]);
    });

    test('FM2 repeats a message with the same id and content', async () => {
      const { delivery, arrived } = await world();
      for (let times = 0; times < 3; times++) expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
      const came = await arrived();
      expect(new Set(came.map(({ id }) => id))).toEqual(new Set(['HY-7K3F-9Q2M.office-letter']));
      expect(new Set(came.map(({ said }) => said)).size).toBe(1);
    });

    test('FM2 delivers many at once, each with its own id', async () => {
      const { delivery, arrived } = await world();
      const ids = Array.from({ length: 30 }, (_, index) => `HY-${index}`);
      const outcomes = await Promise.all(ids.map((id) => delivery.deliver(sampleMessage(id))));
      expect(outcomes).toEqual(ids.map(() => ok(null)));
      const came = (await arrived()).map(({ id }) => id);
      expect(came.sort()).toEqual(ids.map((id) => `${id}.office-letter`).sort());
    });

    test.each(['unavailable', 'refused'] as const)('FM2 reports %s, and nothing arrives', async (kind) => {
      const { delivery, arrived, fail } = await world();
      const message = await fail(kind, sampleMessage());
      const outcome = await delivery.deliver(message);
      expect(outcome).toEqual(err({ kind, reason: expect.stringMatching(/^[ -~]{1,100}$/) }));
      expect(await arrived()).toEqual([]);
      const said = JSON.stringify(outcome);
      for (const word of PERSONAL) expect(said).not.toContain(word);
    });

    test('OP4 says whether the receiver takes messages, and sends none', async () => {
      const { delivery, arrived, fail } = await world();
      const answer = await delivery.check();
      expect(answer).toEqual(ok(expect.stringMatching(/^(?:answers|not-asked)$/)));
      await fail('unavailable', sampleMessage());
      const failing = await delivery.check();
      if (answer.ok && answer.value === 'answers') expect(failing).toMatchObject({ error: { kind: 'unavailable' } });
      expect(await arrived()).toEqual([]);
    });

    test('FM2 delivers on the next attempt once the receiver recovers', async () => {
      const { delivery, arrived, fail } = await world();
      await delivery.deliver(await fail('unavailable', sampleMessage()));
      const message = await fail(null, sampleMessage());
      expect(await delivery.deliver(message)).toEqual(ok(null));
      expect(await arrived()).toHaveLength(1);
    });

    test('FM2 a refused message delays no other', async () => {
      const { delivery, arrived, fail } = await world();
      await delivery.deliver(await fail('refused', sampleMessage('HY-1')));
      await fail(null, sampleMessage('HY-2'));
      expect(await delivery.deliver(sampleMessage('HY-2'))).toEqual(ok(null));
      expect((await arrived()).map(({ id }) => id)).toEqual(['HY-2.office-letter']);
    });

    test('FM2 delivers nothing after close, and closing twice is harmless', async () => {
      const { delivery, arrived } = await world();
      await delivery.close();
      await delivery.close();
      expect(await delivery.deliver(sampleMessage())).toEqual(err({ kind: 'unavailable', reason: 'closed' }));
      expect(await arrived()).toEqual([]);
    });

    test('FM2 a delivery during close arrives or is reported as failed', async () => {
      const { delivery, arrived } = await world();
      const parcels = Array.from({ length: 8 }, (_, index) => sampleMessage(`HY-${index}`));
      const delivering = parcels.map((message) => delivery.deliver(message));
      await delivery.close();
      const outcomes = await Promise.all(delivering);
      const came = new Set((await arrived()).map(({ id }) => id));
      const lost = parcels.filter(({ id }, index) => outcomes[index]?.ok === true && !came.has(id));
      expect(lost).toEqual([]);
    });
  });
}
