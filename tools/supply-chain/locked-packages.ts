/** An entry of package-lock.json, with the fields that the checks read. */
export interface LockEntry {
  /** The package's own name, where it is installed under another one. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  /** The digest of the package's archive, such as `sha512-…`. */
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The part of package-lock.json (version 3) that the checks read. */
export interface Lockfile {
  readonly name: string;
  readonly version: string;
  /** The project itself under the empty path, and each package under its path from the project's folder. */
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** A package of the lockfile. */
export interface LockedPackage extends LockEntry {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** Whether `npm ci --omit=dev` installs it. */
  readonly isProduction: boolean;
}

/** Returns the packages of a lockfile in its order, for all platforms, without the project itself. */
export function lockedPackages({ packages }: Pick<Lockfile, 'packages'>): LockedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      isProduction: entry.dev !== true,
    }));
}

/** Returns a package's name and version, as exceptions are listed: `gensync@1.0.0-beta.2`. */
export function specOf({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
