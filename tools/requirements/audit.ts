import type { TestTitle } from './test-titles.ts';

export interface TestFile {
  readonly file: string;
  readonly titles: readonly TestTitle[];
}

/** What a requirement still lacks, in words; `partly` where some of it is there and tested. */
export interface OpenRequirement {
  readonly state: 'open' | 'partly';
  readonly missing: string;
}
export type OpenList = Readonly<Record<string, OpenRequirement>>;

/** The titles that carry an id, by file; files without any left out. */
export function provenBy(id: string, files: readonly TestFile[]): TestFile[] {
  return files
    .map(({ file, titles }) => ({ file, titles: titles.filter(({ ids }) => ids.includes(id)) }))
    .filter(({ titles }) => titles.length > 0);
}

/**
 * Where tests, requirements and the open list contradict each other, one line each. A requirement has tests, or is on
 * the list as open and has none, or is on it as partly and has some: so the list cannot outlive what it says.
 */
export function requirementProblems(ids: readonly string[], open: OpenList, files: readonly TestFile[]): string[] {
  const known = new Set(ids);
  const chapters = new Set(ids.map((id) => id.slice(0, 2)));
  const unknown = files.flatMap(({ file, titles }) =>
    titles.flatMap(({ title, ids }) =>
      ids
        // Two capitals and a number elsewhere in a title may be anything; at its start they are meant as a requirement.
        .filter((id) => !known.has(id) && (chapters.has(id.slice(0, 2)) || title.startsWith(id)))
        .map((id) => `${file}: there is no requirement ${id}: "${title}"`),
    ),
  );
  const stale = Object.keys(open)
    .filter((id) => !known.has(id))
    .map((id) => `the open list names ${id}, which is no requirement`);
  const wrong = ids.flatMap((id) => {
    const proven = provenBy(id, files).length > 0;
    const state = open[id]?.state;
    if (state === undefined) return proven ? [] : [`${id} has no test, and is not on the open list`];
    if (state === 'open') return proven ? [`${id} is listed as open, and has tests: make it partly, or strike it`] : [];
    return proven ? [] : [`${id} is listed as partly done, and has no test`];
  });
  return [...unknown, ...stale, ...wrong];
}
