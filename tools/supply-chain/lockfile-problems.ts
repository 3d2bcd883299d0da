import { type LockedPackage, specOf } from './locked-packages.ts';

/** The registry that a lockfile may name; others would be a machine's own. */
const REGISTRY = 'https://registry.npmjs.org/';

/** Pre-release versions that a release may contain, each with the reason. */
const PRERELEASES: Readonly<Record<string, string>> = {
  'gensync@1.0.0-beta.2': 'Babel needs it; it never had a final release. Only builds use it.',
  '@polka/url@1.0.0-next.29': 'Vike needs it through sirv; it has had no final release since.',
  'scheduler@0.25.0-rc-603e6108-20241029': 'The reconciler of react-pdf is bound to this version.',
  '@emnapi/core@2.0.0-beta.2': 'Rolldown’s WebAssembly build is bound to it; other platforms do not install it.',
  '@emnapi/runtime@2.0.0-beta.2': 'Rolldown’s WebAssembly build is bound to it; other platforms do not install it.',
};

/**
 * Finds packages without a digest, so that a changed archive would go unnoticed, packages from elsewhere than the
 * registry, and pre-releases that a release would contain.
 * @param accepted reasons by name and version of pre-releases; one that no package needs is a problem as well
 * @returns one line for each problem
 */
export function lockfileProblems(
  packages: readonly LockedPackage[],
  accepted: Readonly<Record<string, string>> = PRERELEASES,
): string[] {
  const production = new Set(packages.filter(({ isProduction }) => isProduction).map(specOf));
  return [
    ...packages.filter(lacksDigest).map((one) => `${specOf(one)} has no integrity: run "npm run lockfile".`),
    ...packages
      .filter(isFromElsewhere)
      .map((one) => `${specOf(one)} comes from ${one.resolved}, not from the registry.`),
    ...[...production]
      .filter((spec) => isPrerelease(spec) && !Object.hasOwn(accepted, spec))
      .map((spec) => `${spec} is a pre-release, and a release would contain it.`),
    ...Object.keys(accepted)
      .filter((spec) => !production.has(spec))
      .map((spec) => `${spec} is an accepted pre-release, but no release contains it.`),
  ];
}

function lacksDigest({ integrity = '', link, inBundle }: LockedPackage): boolean {
  return !link && !inBundle && !/^sha(?:256|384|512)-/.test(integrity);
}

function isFromElsewhere({ resolved, link }: LockedPackage): boolean {
  return !link && resolved !== undefined && !resolved.startsWith(REGISTRY);
}

/** `name@1.0.0-rc.1` is a pre-release; `name@1.0.0+build-5` is not. */
function isPrerelease(spec: string): boolean {
  return /@\d+\.\d+\.\d+-/.test(spec);
}
