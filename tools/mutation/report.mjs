// Mutants that are left alone and those that cannot run count neither way.
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Counts the mutants of a report in the schema of mutation-testing-elements. */
export function scoreOf({ files }) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const all = found + mutants.filter(({ status }) => MISSED.includes(status)).length;
  return { found, all, percent: Math.round((1000 * found) / all) / 10 };
}

/** Returns two lines for each mutant that no test found: where it is, and what was put in place of what. */
export function survivorsOf({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => MISSED.includes(status))
      .map(({ location: { start, end }, status, mutatorName, replacement }) => {
        const line = source.split('\n')[start.line - 1];
        const before = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
        const after = replacement.replace(/\s+/g, ' ');
        return `${file}:${start.line} ${mutatorName}${status === 'NoCoverage' ? ', no test runs it' : ''}\n    ${before} -> ${after}`;
      }),
  );
}
