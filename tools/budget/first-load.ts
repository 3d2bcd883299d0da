/** A module of Vite's client manifest, with the properties that are used here. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/**
 * The files that a first visit loads before the page can be used: the entries of the page and the router, with all
 * their static imports.
 */
export interface FirstLoad {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const PAGE_ENTRY = 'virtual:vike:page-entry:client:/ui/pages/';

/** @param page a folder of ui/pages */
export function firstLoad(manifest: Manifest, page: string): FirstLoad {
  const router = Object.keys(manifest).filter((key) => /client-routing\/entry\.[a-z]+$/.test(key));
  const [entry] = router;
  if (entry === undefined || router.length > 1) throw new Error(`The manifest has ${router.length} router entries.`);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const { imports = [] } = entryOf(manifest, key);
    seen.add(key);
    for (const next of imports) visit(next);
  };
  visit(entry);
  visit(PAGE_ENTRY + page);
  const entries = [...seen].map((key) => entryOf(manifest, key));
  return {
    js: [...new Set(entries.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    css: [...new Set(entries.flatMap(({ css = [] }) => css))],
  };
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = Object.hasOwn(manifest, key) ? manifest[key] : undefined;
  if (entry === undefined) throw new Error(`The manifest does not know ${key}.`);
  return entry;
}

/** Returns every style sheet that pages load for screens; one for paper is an asset of the manifest, not its `css`. */
export function allStyles(manifest: Manifest): readonly string[] {
  return [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
}
