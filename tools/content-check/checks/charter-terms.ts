import type { VatRate } from '../../../core/estimate/charter-terms.ts';
import type { Content } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { meantHint } from '../nearest-name.ts';

/**
 * Finds mistakes in the charter terms: ports in unknown areas, VAT of countries without a port, and two rates of one
 * country on the same day.
 */
export function charterTermsFindings({ source, charterTerms, areas }: Content): readonly Finding[] {
  if (charterTerms === null) return [];
  const { ports, vat } = charterTerms;
  const file = source.charterTerms.name;
  const countries = new Set(ports.map(({ country }) => country));
  return [
    ...ports.flatMap(({ id, area }) =>
      area === null || areas.has(area)
        ? []
        : [errorAt(file, `ports.${id}.area`, `there is no area "${area}"${meantHint(area, areas.keys())}`)],
    ),
    ...vat.flatMap((row, at) => vat.slice(0, at).flatMap((other) => overlap(file, row, other))),
    ...[...new Set(vat.map(({ country }) => country))].flatMap((country) =>
      countries.has(country) ? [] : [warningAt(file, `vat.${country}`, 'is of a country without a port')],
    ),
  ];
}

/** Reports the later of two rates that are in force on the same day: an estimate uses it, perhaps by mistake. */
function overlap(file: string, one: VatRate, other: VatRate): readonly Finding[] {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (one.country !== other.country || (first.until !== null && first.until < second.from)) return [];
  const problem = `two rates are in force from ${second.from} on: the row from ${first.from} ${
    first.until === null ? 'has no end' : `ends on ${first.until}`
  }`;
  return [errorAt(file, `vat.${one.country}`, problem)];
}
