import { type HexColour, INK, INK_SOFT } from '../colour.ts';

/** The colours of the materials of a plan, on pages and in brochures. */
export const DECK_PLAN_COLOURS = {
  teak: '#f4ead9',
  plank: '#e0cfb1',
  shell: '#dcd9d2',
  floor: '#ffffff',
  stone: '#edf1f2',
  carpet: '#f3f1ec',
  water: '#cfe4ec',
  machine: '#e3e6e8',
  cushion: '#f1ebdf',
  joinery: '#dfc9a6',
  linen: '#fffdf9',
  ink: INK,
  hairline: INK_SOFT,
} as const satisfies Readonly<Record<string, HexColour>>;
export type DeckPlanMaterial = keyof typeof DECK_PLAN_COLOURS;

interface LayerStyle {
  readonly fill: DeckPlanMaterial | null;
  readonly stroke: DeckPlanMaterial | null;
  /** Stroke width relative to a plain line, so that it looks the same for every length of yacht. */
  readonly weight: number;
  readonly dashed?: boolean;
}

/** The layers of a plan, lowest first. */
const LAYERS = {
  deck: { fill: 'teak', stroke: 'ink', weight: 1.5 },
  planks: { fill: null, stroke: 'plank', weight: 0.55 },
  shell: { fill: 'shell', stroke: 'ink', weight: 1.5 },
  floor: { fill: 'floor', stroke: 'ink', weight: 1.6 },
  terrace: { fill: 'teak', stroke: 'ink', weight: 1 },
  stone: { fill: 'stone', stroke: 'hairline', weight: 0.6 },
  carpet: { fill: 'carpet', stroke: null, weight: 0 },
  water: { fill: 'water', stroke: 'hairline', weight: 0.7 },
  machine: { fill: 'machine', stroke: 'hairline', weight: 0.8 },
  cushion: { fill: 'cushion', stroke: 'hairline', weight: 0.7 },
  joinery: { fill: 'joinery', stroke: 'hairline', weight: 0.7 },
  linen: { fill: 'linen', stroke: 'hairline', weight: 0.65 },
  net: { fill: null, stroke: 'plank', weight: 0.7 },
  fine: { fill: null, stroke: 'hairline', weight: 0.65 },
  dashed: { fill: null, stroke: 'hairline', weight: 0.75, dashed: true },
  wall: { fill: null, stroke: 'ink', weight: 1.7 },
  spar: { fill: 'linen', stroke: 'ink', weight: 1.1 },
} as const satisfies Readonly<Record<string, LayerStyle>>;
export type DeckPlanLayer = keyof typeof LAYERS;

/**
 * Returns the shapes of a plan, layer by layer: paths that are filled, stroked, or both, in metres from the stern, with
 * the bow at x = length and the port side at negative y. A path is SVG path data written with M L C Q c h v a q z only.
 * @param line width of a plain line in metres
 */
export function deckPlanShapes(paths: ReadonlyMap<string, readonly string[]>, line: number) {
  return Object.entries<LayerStyle>(LAYERS).flatMap(([name, { fill, stroke, weight, dashed }]) => {
    const path = (paths.get(name) ?? []).join('');
    const dash = dashed ? ([line * 5, line * 3.5] as const) : null;
    return path === '' ? [] : [{ fill, stroke, width: weight * line, dash, path }];
  });
}
