import { wordsOf } from '../../text/fold-text.ts';
import { type CruisingArea, YACHT_KINDS, type Yacht, type YachtKind } from '../../yacht/yacht.ts';
import { phrasesOf } from '../query-parser/phrases.ts';
import { builderNames } from '../query-parser/vocabulary.ts';

/** The fields that a text search reads, most relevant first. */
export const TEXT_FIELDS = ['name', 'builder', 'other'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The texts of each field, in every language and with common names. */
export type TextFields = Readonly<Record<TextField, readonly string[]>>;

const KIND_PHRASES = new Map(YACHT_KINDS.map((kind) => [kind, [...new Set(phrasesOf(`kind.${kind}`))]]));

/**
 * The texts that a yacht is found by: her name; her builder; her model, kind, designers, features, cruising areas and
 * berth.
 */
export function textFields(yacht: Yacht): TextFields {
  const shared = [kindTexts(yacht.kind), ...areasOf(yacht).map(areaTexts)].flat();
  return {
    name: [yacht.name],
    builder: builderNames(yacht.builder.name),
    other: [...new Set([...ownTexts(yacht), ...shared])],
  };
}

/** The texts of field `other` that few yachts share. */
export function ownTexts({ model, build, features, location: { berth, lying } }: Yacht): Texts {
  const texts = [model, build.exteriorDesigner, build.interiorDesigner, berth, ...Object.values(lying ?? {})];
  const carried = features.filter(({ charterPublish, salesPublish }) => charterPublish || salesPublish);
  return [...texts.filter((text) => text !== null), ...carried.flatMap(({ feature }) => Object.values(feature))];
}

export function kindTexts(kind: YachtKind): Texts {
  return KIND_PHRASES.get(kind) ?? [];
}

export function areasOf({ cruising }: Yacht): readonly CruisingArea[] {
  return [...cruising.summer, ...cruising.winter];
}

export function areaTexts({ name, aliases, region }: CruisingArea): Texts {
  return [...Object.values(name), ...aliases, ...Object.values(region.name), ...region.aliases];
}

type Texts = readonly string[];

/** The folded words of one field, each once; names of several words also as one word ("oceanpearl"). */
export function fieldWords(texts: Texts, field: TextField): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    const parts = wordsOf(text);
    for (const part of parts) words.add(part);
    if (field !== 'other' && parts.length > 1) words.add(parts.join(''));
  }
  return [...words];
}
