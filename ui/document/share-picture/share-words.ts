import { BRASS_LIGHT, ON_NAVY } from '../../drawing/colour.ts';
import { svgElement } from '../../drawing/svg.ts';
import { type FittedLine, fitLine, fitLines, type TextStyle } from './outline-text.ts';
import { LAST_LINE, MARGIN, SHARE_PICTURE_SIZE } from './share-layout.ts';
import type { SharePictureView } from './share-picture.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const ROOM = WIDTH - 2 * MARGIN;
/** The width of the words beside a photograph. */
const COLUMN = 448;
/** The baseline of facts and price on the band. */
const BAND_LINE = 586;
const WHITE = '#ffffff';
/** A line breaks between facts, not within one. */
const factsLine = (facts: readonly string[]) => facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');

const TITLE: TextStyle = { face: 'display', size: 80, least: 46, width: COLUMN, tracking: -0.012 };
const FACTS: TextStyle = { face: 'sans', size: 29, least: 24, width: COLUMN };
const PRICE: TextStyle = { face: 'label', size: 31, least: 23, width: COLUMN };
const LABEL: TextStyle = { face: 'label', size: 25, least: 21, width: COLUMN };
const NOTE: TextStyle = { face: 'sans', size: 17, least: 15, width: COLUMN };

/** Pixels between baselines within a block, as parts of the size, and above the first line of each block. */
const LEADING = { title: 1.02, facts: 1.32, note: 1.35 };
const ABOVE = { note: 38, price: 54, facts: 56, title: 30 };

/** The words beside a photograph, from the last line up: note, price, facts, title and label. */
export function columnWords({ label, title, facts, price, note }: SharePictureView): string {
  const drawn: string[] = [];
  let y: number = LAST_LINE;
  const block = (lines: readonly FittedLine[], fill: string, leading: number, above: number) => {
    for (const line of lines.toReversed()) {
      drawn.push(svgElement('path', { d: line.path(MARGIN, y), fill }));
      y -= line.size * leading;
    }
    const first = lines[0];
    if (first !== undefined) y += first.size * leading - above;
  };
  block(fitLines(note, NOTE), ON_NAVY, LEADING.note, ABOVE.note);
  block(fitLines(price, PRICE), WHITE, LEADING.facts, ABOVE.price);
  block(fitLines(factsLine(facts), FACTS), ON_NAVY, LEADING.facts, ABOVE.facts);
  const name = fitLines(title, TITLE);
  block(name, WHITE, LEADING.title, ABOVE.title + capHeight(name));
  block(fitLines(label, LABEL), BRASS_LIGHT, 1, 0);
  return drawn.join('');
}

/** The height of the capitals of a title, with their accents. */
function capHeight(lines: readonly FittedLine[]): number {
  return (lines[0]?.size ?? 0) * 0.78;
}

/** The words on the band below a drawing: the title, below it facts on the left and price on the right, and the note. */
export function bandWords({ title, facts, price, note }: SharePictureView): string {
  const amount = fitLine(price, { ...PRICE, width: ROOM * 0.55 });
  const rest = fitLine(factsLine(facts), { ...FACTS, width: ROOM - (price === '' ? 0 : amount.width + 48) });
  const name = fitLine(title, { ...TITLE, size: 68, width: ROOM });
  const small = fitLine(note, { ...NOTE, width: ROOM });
  // One line stands in the middle of the band.
  const isAlone = facts.length === 0 && price === '';
  return (
    svgElement('path', { d: name.path(MARGIN, isAlone ? BAND_LINE - 34 : BAND_LINE - 58), fill: WHITE }) +
    svgElement('path', { d: rest.path(MARGIN, BAND_LINE), fill: ON_NAVY }) +
    svgElement('path', { d: amount.path(WIDTH - MARGIN - amount.width, BAND_LINE), fill: WHITE }) +
    svgElement('path', { d: small.path(MARGIN, HEIGHT - 18), fill: ON_NAVY })
  );
}
