import { type Finding, warningAt } from '../finding.ts';
import type { PlacedText, RecordTexts } from './texts.ts';

const STRAIGHT = /["']/;
/** A number and its unit, which a line break must not separate. */
const PARTED =
  /\d (?:m|kn|nm|mn|km|kW|kg|l|h|hp|CV|GT|°C|%|€|meters|metros|knots|nudos|nautical|miles|millas)(?![\p{L}\d])/u;
const AROUND = 18;

/** Finds typewriter characters: straight quotes, and an ordinary space before a unit. */
export function typographyFindings(records: readonly RecordTexts[]): readonly Finding[] {
  return records.flatMap(({ file, texts }) => texts.flatMap((placed) => inText(file, placed)));
}

function inText(file: string, { path, key, text }: PlacedText): Finding[] {
  if (key === 'href') return [];
  const [quote, parted] = [STRAIGHT.exec(text), PARTED.exec(text)];
  return [
    ...(quote ? [warningAt(file, path, `has a straight quote: ${around(text, quote)}`)] : []),
    ...(parted ? [warningAt(file, path, `has a plain space before a unit: ${around(text, parted)}`)] : []),
  ];
}

function around(text: string, { index, 0: found }: RegExpExecArray): string {
  return `…${text.slice(Math.max(0, index - AROUND), index + found.length + AROUND)}…`;
}
