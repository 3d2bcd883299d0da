import type { TestTitle } from './test-titles.ts';

export interface TestFile {
  readonly file: string;
  readonly titles: readonly TestTitle[];
}

/** The missing parts of a requirement, in words; `partly` where some parts are built and tested. */
export interface OpenRequirement {
  readonly state: 'open' | 'partly';
  readonly missing: string;
}
export type OpenList = Readonly<Record<string, OpenRequirement>>;

/** Returns the titles that carry an id, by file, without files that have none. */
export function testsFor(id: string, files: readonly TestFile[]): TestFile[] {
  return files
    .map(({ file, titles }) => ({ file, titles: titles.filter(({ ids }) => ids.includes(id)) }))
    .filter(({ titles }) => titles.length > 0);
}

/**
 * Lists the contradictions between tests, requirements and the open list, one line each. A requirement has tests; or it
 * is listed as open and has none; or it is listed as partly done and has some. This keeps the list up to date.
 */
export function requirementProblems(ids: readonly string[], open: OpenList, files: readonly TestFile[]): string[] {
  const known = new Set(ids);
  const chapters = new Set(ids.map((id) => id.slice(0, 2)));
  const unknown = files.flatMap(({ file, titles }) =>
    titles.flatMap(({ title, ids }) =>
      ids
        // Elsewhere in a title, two capitals and a number may be anything; at its start they stand for a requirement.
        .filter((id) => !known.has(id) && (chapters.has(id.slice(0, 2)) || title.startsWith(id)))
        .map((id) => `${file}: there is no requirement ${id}: "${title}"`),
    ),
  );
  const stale = Object.keys(open)
    .filter((id) => !known.has(id))
    .map((id) => `the open list names ${id}, which is no requirement`);
  const wrong = ids.flatMap((id) => {
    const proven = testsFor(id, files).length > 0;
    const state = open[id]?.state;
    if (state === undefined) return proven ? [] : [`${id} has no test, and is not on the open list`];
    if (state === 'open') return proven ? [`${id} is listed as open, and has tests: make it partly, or strike it`] : [];
    return proven ? [] : [`${id} is listed as partly done, and has no test`];
  });
  return [...unknown, ...stale, ...wrong];
}
