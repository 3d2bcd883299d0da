import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { auditOutcome } from './audit-outcome.ts';
import { licenceOf, licenceProblems, licenceTable } from './licence-problems.ts';
import { type LockEntry, type Lockfile, lockedPackages } from './locked-packages.ts';
import { lockfileProblems } from './lockfile-problems.ts';
import { cycloneDx } from './sbom.ts';

const SOUND: LockEntry = { version: '1.2.3', integrity: 'sha512-AAEC', license: 'MIT' };

function packagesOf(packages: Record<string, LockEntry>) {
  return lockedPackages({ packages: { '': { version: '0.1.0' }, ...packages } });
}

test('a package’s name is the end of its path, or its own where it is installed under another', () => {
  const names = packagesOf({
    'node_modules/a/node_modules/@scope/b': SOUND,
    'node_modules/typescript-7': { ...SOUND, name: 'typescript' },
  }).map(({ name }) => name);
  expect(names).toEqual(['@scope/b', 'typescript']);
});

describe('the lockfile', () => {
  const problemsOf = (packages: Record<string, LockEntry>, accepted: Record<string, string> = {}) =>
    lockfileProblems(packagesOf(packages), accepted);

  test('is sound with a digest for every package', () => {
    const linked = { 'node_modules/linked': { link: true, resolved: 'packages/linked' } };
    const bundled = { 'node_modules/a/node_modules/b': { version: '1.0.0', inBundle: true } };
    expect(problemsOf({ 'node_modules/a': SOUND, ...linked, ...bundled })).toEqual([]);
  });

  test.each([undefined, '', 'sha1-AAEC'])('must not have a package with the digest %s', (integrity) => {
    const entry = { version: '2.0.0', dev: true, ...(integrity !== undefined && { integrity }) };
    expect(problemsOf({ 'node_modules/bare': entry })).toEqual([
      'bare@2.0.0 has no integrity: run "npm run lockfile".',
    ]);
  });

  test.each([
    'git+ssh://git@github.com/a/b.git#abc',
    'http://registry.npmjs.org/a.tgz',
    'https://mirror.example/a.tgz',
  ])('must not have a package from %s', (resolved) => {
    expect(problemsOf({ 'node_modules/a': { ...SOUND, resolved } })).toEqual([
      `a@1.2.3 comes from ${resolved}, not from the registry.`,
    ]);
  });

  test.each(['1.0.0-beta.2', '1.0.0-rc-603e6108-20241029'])('must not release the pre-release %s', (version) => {
    const packages = { 'node_modules/early': { ...SOUND, version } };
    const line = `early@${version} is a pre-release, and a release would contain it.`;
    expect(problemsOf(packages)).toEqual([line]);
    expect(problemsOf(packages, { [`early@${version}`]: 'reason' })).toEqual([]);
    expect(problemsOf({ 'node_modules/early': { ...SOUND, version, dev: true } })).toEqual([]);
  });

  test('must need every accepted pre-release, and takes build metadata for none', () => {
    expect(problemsOf({ 'node_modules/a': { ...SOUND, version: '1.0.0+build-5' } }, { 'gone@1.0.0-rc.1': '' })).toEqual(
      ['gone@1.0.0-rc.1 is an accepted pre-release, but no release contains it.'],
    );
  });
});

describe('licences', () => {
  const problemsOf = (license: string | undefined, special: Parameters<typeof licenceProblems>[2] = []) =>
    licenceProblems(packagesOf({ 'node_modules/a': { version: '1.0.0', ...(license && { license }) } }), '', special);

  test.each(['MIT', 'MIT OR GPL-3.0-only', '(MIT AND Zlib)', 'GPL-2.0-only OR Apache-2.0'])(
    '%s is allowed',
    (licence) => {
      expect(problemsOf(licence)).toEqual([]);
    },
  );

  test.each([
    'GPL-3.0-only',
    'MIT AND AGPL-3.0-only',
    'SEE LICENSE IN x',
    '(MIT OR ISC) AND (GPL-2.0-only OR LGPL-2.1-only)',
    'UNLICENSED',
  ])('%s is not allowed', (licence) => {
    expect(problemsOf(licence)).toEqual([`a@1.0.0 has the licence "${licence}", which is not in the list.`]);
  });

  test('a package that states none needs an exception', () => {
    expect(problemsOf(undefined)).toEqual(['a@1.0.0 has the licence "none", which is not in the list.']);
    const special = [{ packages: 'a', licence: 'MIT', statesNone: true as const, reason: '' }];
    expect(problemsOf(undefined, special)).toEqual([]);
    expect(problemsOf('MIT', special)).toEqual(['No package a needs an exception.']);
    expect(problemsOf('GPL-3.0-only', special)).toHaveLength(2);
  });

  test('an exception holds for its packages and its licence only', () => {
    const special = [{ packages: 'a*', licence: 'LGPL-3.0-or-later', reason: '' }];
    expect(problemsOf('LGPL-3.0-or-later', special)).toEqual([]);
    expect(problemsOf('GPL-3.0-only', special)).toHaveLength(2);
    const other = packagesOf({ 'node_modules/b': { ...SOUND, license: 'LGPL-3.0-or-later' } });
    expect(licenceProblems(other, '', special)).toEqual([
      'b@1.2.3 has the licence "LGPL-3.0-or-later", which is not in the list.',
      'No package a* needs an exception.',
    ]);
  });

  test('an exception that needs a notice has one', () => {
    const special = [{ packages: 'a', licence: 'MPL-2.0', reason: '', needsNotice: true as const }];
    const packages = packagesOf({ 'node_modules/a': { ...SOUND, license: 'MPL-2.0' } });
    expect(licenceProblems(packages, '', special)).toEqual(['THIRD-PARTY-NOTICES.md does not name `a`.']);
    expect(licenceProblems(packages, 'the package `a`', special)).toEqual([]);
  });

  test('the table names each package once', () => {
    const packages = packagesOf({ 'node_modules/a': SOUND, 'node_modules/b/node_modules/a': SOUND });
    expect(licenceTable(packages).split('\n').slice(2)).toEqual(['| a | 1.2.3 | MIT | production |', '']);
    expect(packages.map((one) => licenceOf(one))).toEqual(['MIT', 'MIT']);
  });
});

describe('the bill of materials', () => {
  const lock: Lockfile = {
    name: 'site',
    version: '0.1.0',
    packages: {
      '': { version: '0.1.0', dependencies: { '@s/a': '1.0.0' } },
      'node_modules/@s/a': { ...SOUND, dependencies: { b: '^2.0.0', c: '*' }, peerDependencies: { tool: '*' } },
      'node_modules/@s/a/node_modules/b': { ...SOUND, version: '2.0.0', dependencies: { c: '*' } },
      'node_modules/b': { ...SOUND, dev: true },
      'node_modules/c': { ...SOUND, optional: true },
      'node_modules/tool': { ...SOUND, dev: true },
    },
  };

  test('names what a release installs, with digest and licence', () => {
    const { components } = cycloneDx(lock);
    expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/%40s/a@1.2.3', 'pkg:npm/b@2.0.0', 'pkg:npm/c@1.2.3']);
    expect(components[0]).toMatchObject({
      ...{ group: '@s', name: 'a', scope: 'required', licenses: [{ expression: 'MIT' }] },
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    });
    expect(components[2]?.scope).toBe('optional');
  });

  test('resolves dependencies as Node does', () => {
    expect(cycloneDx(lock).dependencies).toEqual([
      { ref: 'site@0.1.0', dependsOn: ['node_modules/@s/a'] },
      { ref: 'node_modules/@s/a', dependsOn: ['node_modules/@s/a/node_modules/b', 'node_modules/c'] },
      { ref: 'node_modules/@s/a/node_modules/b', dependsOn: ['node_modules/c'] },
      { ref: 'node_modules/c', dependsOn: [] },
    ]);
  });

  test('contains every dependency of this project', () => {
    const own: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const installed = new Set(cycloneDx(own).components.map((one) => one['bom-ref']));
    const named = Object.keys(own.packages['']?.dependencies ?? {});
    expect(named.filter((name) => !installed.has(`node_modules/${name}`))).toEqual([]);
  });
});

describe('known vulnerabilities', () => {
  const answer = (found: Record<string, number>) => JSON.stringify({ metadata: { vulnerabilities: found } });

  test.each([
    [{ critical: 0, high: 0, moderate: 3, low: 1 }, true],
    [{ critical: 0, high: 1 }, false],
    [{ critical: 2, high: 0 }, false],
  ])('%j passes: %s', (found, passes) => {
    expect(auditOutcome(answer(found)).passes).toBe(passes);
  });

  test.each([
    ['{"message":"405 Method Not Allowed - POST …","statusCode":405,"error":{"summary":""}}', 'status 405'],
    ['{"message":"request to … failed, reason: connect ECONNREFUSED","error":{"summary":""}}', 'no answer'],
  ])('are not looked up where no registry answers: %s', (text, answer) => {
    expect(auditOutcome(text)).toEqual({
      passes: true,
      line: `Skipped: the registry gave no known vulnerabilities (${answer}).`,
    });
  });

  test.each([
    [
      '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
      'This command requires an',
    ],
    ['npm error', 'no report'],
    ['', 'no report'],
  ])('are not skipped where npm fails: %s', (text, reason) => {
    const { passes, line } = auditOutcome(text);
    expect([passes, line.startsWith(`npm audit failed: ${reason}`)]).toEqual([false, true]);
  });
});
