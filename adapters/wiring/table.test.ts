import { inject, injectable, preDestroy } from 'inversify';
import { expect, test } from 'vitest';
import { containerOf, rowsFor } from './table.ts';

interface Bell {
  readonly sound: string;
}
const Bell = Symbol.for('Bell');
const Sound = Symbol.for('Sound');
const events: string[] = [];

@injectable()
class ShipsBell implements Bell {
  readonly sound: string;

  constructor(@inject(Sound) sound: string) {
    this.sound = sound;
    events.push(`built ${sound}`);
  }

  @preDestroy()
  async close(): Promise<void> {
    await Promise.resolve();
    events.push(`closed ${this.sound}`);
  }
}

@injectable()
class Silence implements Bell {
  readonly sound = '';
}

const { answer, part, alias, given } = rowsFor<{ readonly loud: boolean }>();
const RING = given<string>(Sound, () => 'ding');

test('builds an adapter once on first use, and closes it only if it was built', async () => {
  events.length = 0;
  const container = containerOf([answer<Bell>(Bell, ShipsBell), RING], { loud: true });
  expect(events).toEqual([]);
  expect(container.get(Bell)).toBe(container.get(Bell));
  await container.unbindAllAsync();
  expect(events).toEqual(['built ding', 'closed ding']);
  await containerOf([answer<Bell>(Bell, ShipsBell), RING], { loud: true }).unbindAllAsync();
  expect(events).toHaveLength(2);
});

test('selects the row by the settings', () => {
  const table = [
    answer<Bell>(Bell, ShipsBell, { when: ({ loud }) => loud }),
    answer<Bell>(Bell, Silence, { when: ({ loud }) => !loud }),
    RING,
  ];
  expect(containerOf(table, { loud: true }).get(Bell)).toBeInstanceOf(ShipsBell);
  expect(containerOf(table, { loud: false }).get(Bell)).toBeInstanceOf(Silence);
});

test('an alias returns the same object as its target', () => {
  const container = containerOf([part(ShipsBell), alias<Bell>(Bell, ShipsBell), RING], { loud: true });
  expect(container.get(Bell)).toBe(container.get(ShipsBell));
});

test('passes separate options to adapters of one class', () => {
  const Other = Symbol.for('Other');
  const container = containerOf(
    [
      answer<Bell>(Bell, ShipsBell),
      answer<Bell>(Other, ShipsBell),
      given<string>(Sound, () => 'ding', { of: Bell }),
      given<string>(Sound, () => 'dong', { of: Other }),
    ],
    { loud: true },
  );
  expect([Bell, Other].map((port) => container.get<Bell>(port).sound)).toEqual(['ding', 'dong']);
});

test('reports a port without an adapter, an option without a value, and a port with two adapters', () => {
  const got =
    (...table: Parameters<typeof containerOf<{ readonly loud: boolean }>>[0]) =>
    () =>
      containerOf(table, { loud: true }).get(Bell);
  expect(got(RING)).toThrow(/No bindings found for service: "Symbol\(Bell\)"/);
  expect(got(answer<Bell>(Bell, ShipsBell))).toThrow(/No bindings found for service: "Symbol\(Sound\)"/);
  expect(got(answer<Bell>(Bell, Silence), answer<Bell>(Bell, ShipsBell), RING)).toThrow(/Ambiguous bindings.*Bell/s);
});
