import { describe, expect, test } from 'vitest';
import type { RedirectRules } from '../../../core/ports/redirect-rules.ts';
import { findRedirect, type RedirectRule } from '../../../core/routing/redirects.ts';
import { demoTexts } from '../../demo-texts.ts';

/** Defines the contract suite of RedirectRules; `make` makes one with these rules, which may be invalid. */
export function redirectRulesContract(
  name: string,
  make: (rules: readonly RedirectRule[]) => Promise<RedirectRules>,
): void {
  describe(`RedirectRules: ${name}`, () => {
    const rule = (from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule => ({
      from: demoTexts({ en: from, es: `/es${from.slice(1)}` }),
      to: demoTexts({ en: to, es: to }),
      status,
    });

    test('LK4 finds the redirect at a path, in its locale', async () => {
      const redirects = await (
        await make([rule('/a/', '/b/', 308), rule('/c/', 'https://other.example/')])
      ).redirects();
      expect(findRedirect(redirects, '/a/', 'en')).toEqual({ to: '/b/', external: false, status: 308 });
      expect(findRedirect(redirects, '/esa/', 'es')).toEqual({ to: '/b/', external: false, status: 308 });
      expect(findRedirect(redirects, '/a/', 'es')).toBeNull();
      expect(findRedirect(redirects, '/c/', 'en')).toMatchObject({ external: true });
    });

    test('LK4 finds no redirects without rules', async () => {
      const redirects = await (await make([])).redirects();
      expect([redirects.en.size, redirects.es.size]).toEqual([0, 0]);
    });

    test('LK3 LK4 leaves out loops and refused targets and keeps the rest', async () => {
      const rules = await make([
        rule('/a/', '/b/'),
        rule('/b/', '/a/'),
        rule('/c/', 'javascript:alert(1)'),
        rule('/d/', '/e/'),
      ]);
      expect([...(await rules.redirects()).en.keys()]).toEqual(['/d/']);
    });

    test('LK4 resolves a chain to one hop', async () => {
      const redirects = await (await make([rule('/a/', '/b/'), rule('/b/', '/c/')])).redirects();
      expect(findRedirect(redirects, '/a/', 'en')).toMatchObject({ to: '/c/' });
    });

    test('keeps the version while the rules are the same', async () => {
      const rules = await make([rule('/a/', '/b/')]);
      const version = await rules.version();
      expect(version).not.toBe('');
      expect(await rules.version()).toBe(version);
    });
  });
}
