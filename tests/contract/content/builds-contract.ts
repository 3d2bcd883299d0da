import { afterEach, describe, expect, test } from 'vitest';
import type { BuildMeta } from '../../../core/build-version/build-version.ts';
import type { Builds } from '../../../core/ports/builds.ts';
import { ok } from '../../../core/shared/result.ts';

/** A site whose builds are known, with the last one served, and a tab of it that makes requests. */
export interface BuildsWorld {
  readonly builds: Builds;
  deploy(build: BuildMeta): void;
  /** Makes the site answer 500 from now on. */
  breakDown(): void;
  close?(): Promise<void>;
}

export const OLD_BUILD: BuildMeta = {
  id: '0a1b2c3d4e5f',
  timestamp: '2025-03-01T12:00:00.000Z',
  builtAt: 1_740_830_000,
  redirects: [],
};
export const NEW_BUILD: BuildMeta = {
  id: 'f5e4d3c2b1a0',
  timestamp: '2025-03-02T12:00:00.000Z',
  builtAt: 1_740_916_000,
  redirects: [{ from: '/old/', to: '/new/', status: 301 }],
};

/** Defines the contract suite of Builds. */
export function buildsContract(name: string, make: (known: readonly BuildMeta[]) => Promise<BuildsWorld>): void {
  describe(`Builds: ${name}`, () => {
    const open: BuildsWorld[] = [];
    async function world(...known: BuildMeta[]): Promise<BuildsWorld> {
      const made = await make(known);
      open.push(made);
      return made;
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((made) => made.close?.()));
    });

    test('UI4 fetches the current build anew each time', async () => {
      const { builds, deploy } = await world(OLD_BUILD);
      const latest = ({ id, timestamp, builtAt }: BuildMeta) => ok({ id, timestamp, builtAt });
      expect(await builds.latest()).toEqual(latest(OLD_BUILD));
      deploy(NEW_BUILD);
      expect(await builds.latest()).toEqual(latest(NEW_BUILD));
    });

    test('UI4 a build has its route rules', async () => {
      const { builds } = await world(OLD_BUILD, NEW_BUILD);
      expect(await builds.meta(NEW_BUILD.id)).toEqual(ok(NEW_BUILD));
      expect(await builds.meta(OLD_BUILD.id)).toEqual(ok(OLD_BUILD));
    });

    test.each(['abcdef123456', '../latest', 'a/b?c#d', ''])('UI4 %j is not a known build', async (id) => {
      const { builds } = await world(NEW_BUILD);
      expect(await builds.meta(id)).toMatchObject({ ok: false, error: { kind: 'status', status: 404 } });
    });

    test('UI4 returns a failure as a value', async () => {
      const { builds, breakDown } = await world(NEW_BUILD);
      breakDown();
      const failed = { ok: false, error: { kind: 'status', status: 500 } };
      expect(await builds.latest()).toMatchObject(failed);
      expect(await builds.meta(NEW_BUILD.id)).toMatchObject(failed);
    });
  });
}
