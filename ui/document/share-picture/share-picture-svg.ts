import { BRASS, BRASS_LIGHT, INK, LAND, NAVY, PAPER } from '../../drawing/colour.ts';
import { svgDocument, svgElement } from '../../drawing/svg.ts';
import { chartMarkup, type LandFiles } from './chart-ground.ts';
import { hullsMarkup } from './hulls-ground.ts';
import { fitLine, type TextStyle } from './outline-text.ts';
import { GROUND_HEIGHT, gradient, MARGIN, photographBox, rect, SHARE_PICTURE_SIZE, TOP_LINE } from './share-layout.ts';
import type { ShareGround, SharePictureView } from './share-picture.ts';
import { bandWords, columnWords } from './share-words.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const ROOM = WIDTH / 2 - MARGIN;

const LABEL: TextStyle = { face: 'label', size: 27, least: 23, width: ROOM };
const MARK: TextStyle = { face: 'text', size: 42, least: 24, width: ROOM / 2, tracking: -0.02 };

/**
 * Draws a picture for messengers as SVG, all words as outlines: the system has no fonts of the house, and nothing of a
 * text can be read as markup. Of a picture over a photograph the rest is transparent.
 */
export function sharePictureSvg(view: SharePictureView, land: LandFiles): string {
  const { ground, mark, label } = view;
  const parts =
    ground.kind === 'photograph'
      ? [shade(ground.picture), markMarkup(mark, '#ffffff', BRASS_LIGHT), columnWords(view)]
      : [drawnGround(ground, land), markMarkup(mark, INK, BRASS), labelMarkup(label), bandWords(view)];
  return svgDocument({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, parts.join(''), { width: WIDTH, height: HEIGHT });
}

function drawnGround(ground: Exclude<ShareGround, { readonly kind: 'photograph' }>, land: LandFiles): string {
  const drawn =
    ground.kind === 'hulls'
      ? rect(0, GROUND_HEIGHT, LAND) + hullsMarkup(ground.hulls)
      : rect(0, GROUND_HEIGHT, PAPER) + chartMarkup(ground.chart, land) + clearing();
  return drawn + rect(GROUND_HEIGHT, HEIGHT - GROUND_HEIGHT, NAVY);
}

/** Lightens the chart below mark and label. */
function clearing(): string {
  const stops = [
    [0, 0.95],
    [0.6, 0.8],
    [1, 0],
  ] as const;
  return gradient('clearing', PAPER, stops) + rect(0, 126, 'url(#clearing)');
}

/** Lays navy under the words: whole beside the photograph, fading over it, dark enough for white words on snow. */
function shade(picture: { readonly width: number; readonly height: number }): string {
  const { left } = photographBox(picture);
  const at = (x: number) => Math.max(left + 1, x) / WIDTH;
  const stops = [
    [left / WIDTH, left === 0 ? 0.96 : 1],
    [at(300), 0.95],
    [at(440), 0.82],
    [at(540), 0.6],
    [at(680), 0.22],
    [at(800), 0],
  ] as const;
  return gradient('shade', NAVY, stops, true) + rect(0, HEIGHT, 'url(#shade)');
}

/** The house's mark, as in the header. */
function markMarkup(mark: string, colour: string, flag: string): string {
  const name = fitLine(mark, MARK);
  const [mast, head] = [MARGIN + 1.5, TOP_LINE - 36];
  return (
    svgElement('path', { d: `M${mast} ${head}V${TOP_LINE + 5}`, stroke: colour, 'stroke-width': 2 }) +
    svgElement('path', { d: `M${mast + 1} ${head}h15l-15 13z`, fill: flag }) +
    svgElement('path', { d: name.path(MARGIN + 26, TOP_LINE), fill: colour })
  );
}

function labelMarkup(label: string): string {
  const words = fitLine(label, LABEL);
  return svgElement('path', { d: words.path(WIDTH - MARGIN - words.width, TOP_LINE), fill: INK });
}
