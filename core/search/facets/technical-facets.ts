import { HULL_MATERIALS, type Yacht } from '../../yacht/yacht.ts';
import { knownCount, listFacet, properName, type RangeFacet, rangeFacet } from './facet.ts';
import type { FacetUnit } from './shown-figure.ts';

/** A range facet among all filters. */
function further<Key extends string>(
  key: Key,
  label: string,
  unit: FacetUnit,
  figure: (yacht: Yacht) => number | null,
  widget: 'rangeSlider' | 'numericalGrouping' = 'rangeSlider',
): RangeFacet<Key> {
  return rangeFacet({ key, label, group: 'further', widget, unit, figure });
}

/** The facets of a yacht's specification, which the panel shows with all filters. */
export const TECHNICAL_FACETS = [
  further('crew', 'spec.crew', 'count', ({ crew }) => knownCount(crew.total)),
  further('refit', 'spec.refit', 'year', ({ refitYear }) => refitYear),
  further('beam', 'spec.beam', 'length', ({ dimensions }) => dimensions.beam),
  further('draft', 'spec.draft', 'length', ({ dimensions }) => dimensions.draft),
  further('gt', 'spec.grossTonnage', 'tonnage', ({ grossTonnage }) => grossTonnage),
  further('speed', 'spec.max', 'speed', ({ speeds }) => speeds.max),
  further('cruise', 'spec.cruise', 'speed', ({ speeds }) => speeds.cruise),
  further('range', 'spec.range', 'distance', ({ ranges }) => ranges.cruise ?? ranges.economical),
  further('engines', 'spec.engines', 'count', ({ machinery }) => machinery.engines, 'numericalGrouping'),
  further(
    'generators',
    'spec.generators',
    'count',
    ({ machinery }) => knownCount(machinery.generators.length),
    'numericalGrouping',
  ),
  listFacet({
    key: 'hull',
    label: 'spec.hull',
    group: 'further',
    widget: 'checkbox',
    order: 'fixed',
    values: HULL_MATERIALS,
    names: { from: 'messages', prefix: 'spec.material.' },
    read: ({ build }) => (build.hullMaterial === null ? [] : [build.hullMaterial]),
  }),
  listFacet({
    key: 'exterior',
    label: 'spec.exterior',
    group: 'further',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: ({ build }) => properName(build.exteriorDesigner) },
  }),
  listFacet({
    key: 'interior',
    label: 'spec.interior',
    group: 'further',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: ({ build }) => properName(build.interiorDesigner) },
  }),
  listFacet({
    key: 'class',
    label: 'spec.class',
    group: 'further',
    widget: 'checkbox',
    order: 'count',
    names: { from: 'yachts', read: ({ yachtClass }) => properName(yachtClass) },
  }),
  listFacet({
    key: 'flag',
    label: 'spec.flag',
    group: 'further',
    widget: 'multiselect',
    order: 'count',
    names: { from: 'countries' },
    read: ({ flag }) => properName(flag).map(([value]) => value),
  }),
];
