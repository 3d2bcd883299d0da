import { licenceOf } from './licence-problems.ts';
import { type LockedPackage, type Lockfile, lockedPackages } from './locked-packages.ts';

/**
 * Builds the bill of materials of a release in CycloneDX 1.5: the packages of `npm ci --omit=dev` for all platforms,
 * with version, digest, licence and dependencies. It has no time and no serial number, so that the same lockfile gives
 * the same bytes. `npm sbom --omit=dev` leaves out packages that development packages need as well, such as react.
 */
export function cycloneDx(lock: Lockfile) {
  const all = new Map(lockedPackages(lock).map((one) => [one.path, one]));
  const packages = [...all.values()].filter(({ isProduction }) => isProduction);
  const root = `${lock.name}@${lock.version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': root,
        type: 'application',
        name: lock.name,
        version: lock.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: root, dependsOn: dependenciesOf({ path: '', ...lock.packages[''] }, all) },
      ...packages.map((one) => ({ ref: one.path, dependsOn: dependenciesOf(one, all) })),
    ],
  };
}

/** A package may be installed twice with one version, so its path is its reference. */
function componentOf(one: LockedPackage) {
  const [algorithm = '', digest = ''] = (one.integrity ?? '').split('-', 2);
  const [scope, name = ''] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
  return {
    'bom-ref': one.path,
    type: 'library',
    ...(scope && { group: scope }),
    name,
    version: one.version,
    scope: one.optional ? 'optional' : 'required',
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [{ expression: licenceOf(one) }],
  };
}

/** Finds the installed packages that Node resolves a package's dependencies to: the nearest folder upwards has it. */
function dependenciesOf(
  { path, dependencies, optionalDependencies, peerDependencies }: Pick<LockedPackage, 'path'> & Partial<LockedPackage>,
  all: ReadonlyMap<string, LockedPackage>,
): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const found = all.get(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`);
      if (found !== undefined) return found.isProduction ? [found.path] : [];
      if (folder === '') return [];
    }
  });
}
