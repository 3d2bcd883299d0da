import type { Content } from './content.ts';
import { errorAt, type Finding, warningAt } from './finding.ts';
import { meantHint } from './nearest-name.ts';

/** What of the charter terms leads nowhere: ports in areas that nobody knows, VAT of countries without a port. */
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
    ...[...new Set(vat.map(({ country }) => country))].flatMap((country) =>
      countries.has(country) ? [] : [warningAt(file, `vat.${country}`, 'is of a country without a port')],
    ),
  ];
}
