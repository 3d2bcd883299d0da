import type { CruisingArea, Yacht } from '../../yacht/yacht.ts';
import { wordsOf } from '../fold-text.ts';
import { KIND_WORDS } from '../words/tables/kinds.ts';
import { phrasesOf } from '../words/tables/row.ts';
import { builderNames } from '../words/vocabulary.ts';

/** What a text search looks at, most telling first. */
export const TEXT_FIELDS = ['name', 'builder', 'other'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The texts of each field, in every language and as people call it. */
export type TextFields = Readonly<Record<TextField, readonly string[]>>;

const KIND_PHRASES = new Map(KIND_WORDS.map((row) => [row.means, phrasesOf(row)]));

/** What a yacht is found by: her name, her builder, and then her model, kind, designers, and where she cruises and lies. */
export function textFields(yacht: Yacht): TextFields {
  const { model, build, cruising, kind } = yacht;
  const { berth, lying } = yacht.location;
  const other = [
    model,
    build.exteriorDesigner,
    build.interiorDesigner,
    berth,
    ...Object.values(lying ?? {}),
    ...(KIND_PHRASES.get(kind) ?? []),
    ...[...cruising.summer, ...cruising.winter].flatMap(placeNames),
  ];
  return {
    name: [yacht.name],
    builder: builderNames(yacht.builder.name),
    other: [...new Set(other.filter((text) => text !== null))],
  };
}

/** The folded words of one field, each once; a text of several words can be typed as one, too ("oceanpearl"). */
export function fieldWords(texts: readonly string[], field: TextField): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    const parts = wordsOf(text);
    for (const part of parts) words.add(part);
    if (field !== 'other' && parts.length > 1) words.add(parts.join(''));
  }
  return [...words];
}

function placeNames({ name, aliases, region }: CruisingArea): readonly string[] {
  return [...Object.values(name), ...aliases, ...Object.values(region.name), ...region.aliases];
}
