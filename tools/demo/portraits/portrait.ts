import { type ClothesName, clothesOf } from './clothes.ts';
import { type ContourPoint, linePath } from './contour.ts';
import { EAR, EYE, type Face, faceLine, skullLine } from './face.ts';
import { BEARD, type HairName, hairStyle } from './hair.ts';

/** The looks of a person of the demo, who is drawn in profile, with ink line and washes of the house's colours. */
export interface Portrait extends Face {
  readonly hair: HairName;
  readonly clothes: ClothesName;
  readonly beard?: keyof typeof BEARD;
  readonly glasses?: boolean;
  /** Grey or white hair. */
  readonly isGrey?: boolean;
  readonly faces: 'left' | 'right';
  readonly ground: keyof typeof GROUNDS;
}

/** Colours of the paper's wash. */
const GROUNDS = { sand: '#e4dac8', sea: '#cfd9df', dusk: '#ddd3cf', paper: '#e9e6e0' } as const;
const INK = '#10243a';
const LIGHT_INK = '#8d9aa6';
const FILLS = { cloth: '#10243a', shirt: '#f7f6f3', trim: '#1b344f' } as const;
const SKIN = '#8d9aa6';
const HAIR_COLOUR = '#2c4259';
const GREY_HAIR = '#c3cad0';
const GREY_STRAND = '#6d7c8a';

/** The distance by which the clothes are drawn above their own coordinates. */
const CLOTHES_RISE = -9;

/** The part of the drawing that is shown, in hundredths of a head, and what is drawn around it: washes darken at their edge. */
const FRAME = { left: -54, top: -42, width: 204, height: 255 };
const MARGIN = 8;
/** The part of the width that is margin, on each side. */
export const MARGIN_SHARE = MARGIN / FRAME.width;

/** Returns the portrait as SVG, 4:5 and `width` pixels wide without the margin around it. */
export function portraitSvg(portrait: Portrait, width: number): string {
  const [left, top] = [FRAME.left - MARGIN, FRAME.top - MARGIN];
  const [w, h] = [FRAME.width + 2 * MARGIN, FRAME.height + 2 * MARGIN];
  const scale = width / FRAME.width;
  const mirror = portrait.faces === 'right' ? ` transform="matrix(-1 0 0 1 ${2 * left + w} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w * scale}" height="${h * scale}" viewBox="${left} ${top} ${w} ${h}">${FILTERS}
<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${GROUNDS[portrait.ground]}"/>
<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="#f7f6f3" filter="url(#paper)"/>
<g${mirror}>${figure(portrait)}</g></svg>`;
}

function figure(portrait: Portrait): string {
  const style = hairStyle(portrait.hair);
  const clothes = clothesOf(portrait.clothes);
  const hairFill = portrait.isGrey === true ? GREY_HAIR : HAIR_COLOUR;
  const face = faceLine(portrait);
  const head = [...[...face].reverse(), ...skullLine(portrait).slice(1)];
  const beard = portrait.beard === undefined ? [] : [BEARD[portrait.beard](portrait.chin ?? 0)];
  return [
    style.behind === null ? '' : wash(style.behind, hairFill),
    wash(head, SKIN),
    ink(face, 0.9),
    `<g transform="translate(0 ${CLOTHES_RISE})">`,
    ...clothes.parts.map(({ line, fill }) => wash(line, FILLS[fill])),
    ...clothes.seams.map((line) => ink(line, 0.7, LIGHT_INK)),
    '</g>',
    ...beard.map((line) => wash(line, hairFill)),
    ...EYE.map((line) => ink(line, 1.1)),
    ...(style.coversEar ? [] : [wash(EAR[0], SKIN), ...EAR.map((line) => ink(line, 0.8))]),
    wash(style.front, hairFill),
    ...style.strands.map((line) => ink(line, 0.6, portrait.isGrey === true ? GREY_STRAND : LIGHT_INK)),
    portrait.glasses === true ? GLASSES : '',
  ].join('\n');
}

const GLASSES = `<path d="M3.4 44.5C2.4 50 4.6 55.6 9 55.6S16 51 15.4 45.4 5 41.6 3.4 44.5ZM15.2 46 49 48.5" fill="none" stroke="${INK}" stroke-width="1.5"/>`;

function wash(line: readonly ContourPoint[], fill: string): string {
  return `<path d="${linePath(line)}Z" fill="${fill}" filter="url(#wash)"/>`;
}

function ink(line: readonly ContourPoint[], width: number, colour: string = INK): string {
  return `<path d="${linePath(line)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

const FILTERS = `<defs>
<filter id="paper" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .97 0 0 0 0 .96 0 0 0 0 .95 1.5 0 0 0 -.52"/></filter>
<filter id="wash" color-interpolation-filters="sRGB" x="-.05" y="-.05" width="1.1" height="1.1"><feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="3" seed="3" result="cloud"/>
<feColorMatrix in="cloud" values="0 0 0 0 .62 0 0 0 0 .71 0 0 0 0 .8 0 1.5 0 0 -.5" result="light"/>
<feComposite in="light" in2="SourceGraphic" operator="in" result="bloom"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="2.4" result="soft"/><feComposite in="SourceAlpha" in2="soft" operator="arithmetic" k2="1" k3="-1" result="rim"/>
<feColorMatrix in="rim" values="0 0 0 0 .06 0 0 0 0 .14 0 0 0 0 .23 0 0 0 .8 0" result="edge"/>
<feComponentTransfer in="bloom" result="pale"><feFuncA type="linear" slope=".26"/></feComponentTransfer>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="pale"/><feMergeNode in="edge"/></feMerge></filter></defs>`;
