import { ALLOWED_LICENCES, SPECIAL_LICENCES, type SpecialLicence } from './licence-rules.ts';
import { type LockedPackage, specOf } from './locked-packages.ts';

/**
 * Finds packages whose licence is neither allowed nor an exception, exceptions that no package needs, and exceptions
 * that the notices must name and do not.
 * @param notices the text of THIRD-PARTY-NOTICES.md
 * @returns one line for each problem
 */
export function licenceProblems(
  packages: readonly LockedPackage[],
  notices: string,
  special: readonly SpecialLicence[] = SPECIAL_LICENCES,
): string[] {
  const exceptions = packages
    .filter(({ license }) => license === undefined || !isAllowed(license))
    .map((one) => ({ one, rule: special.find((rule) => accepts(rule, one)) }));
  const needed = new Set(exceptions.map(({ rule }) => rule));
  return [
    ...exceptions
      .filter(({ rule }) => rule === undefined)
      .map(({ one }) => `${specOf(one)} has the licence "${one.license ?? 'none'}", which is not in the list.`),
    ...special
      .filter((rule) => !needed.has(rule))
      .map(({ packages: name }) => `No package ${name} needs an exception.`),
    ...special
      .filter(({ packages: name, needsNotice }) => needsNotice && !notices.includes(`\`${name}\``))
      .map(({ packages: name }) => `THIRD-PARTY-NOTICES.md does not name \`${name}\`.`),
  ];
}

/** Returns the licence of a package; of one that states none, the licence that its exception found in its files. */
export function licenceOf(one: LockedPackage, special: readonly SpecialLicence[] = SPECIAL_LICENCES): string {
  return one.license ?? special.find((rule) => accepts(rule, one))?.licence ?? 'none';
}

/** Returns a table in Markdown of all packages: name, version, licence, and whether a release contains them. */
export function licenceTable(packages: readonly LockedPackage[]): string {
  const rows = packages.map(
    (one) =>
      `| ${one.name} | ${one.version} | ${licenceOf(one)} | ${one.isProduction ? 'production' : 'development'} |`,
  );
  return ['| package | version | licence | used in |', '|---|---|---|---|', ...new Set(rows), ''].join('\n');
}

/** Reads `A OR B` and `A AND B`, in parentheses or not. An expression with parentheses inside needs an exception. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED_LICENCES.has(licence)));
}

function accepts(rule: SpecialLicence, { name, license }: LockedPackage): boolean {
  const { packages: pattern } = rule;
  const isNamed = pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return isNamed && (rule.statesNone ? license === undefined : license === rule.licence);
}
