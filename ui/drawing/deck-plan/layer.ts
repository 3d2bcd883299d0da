/** The material of a part of a plan, for which pages and brochures have their own colours. */
export type PlanTone =
  | 'teak'
  | 'plank'
  | 'shell'
  | 'floor'
  | 'stone'
  | 'carpet'
  | 'water'
  | 'machine'
  | 'cushion'
  | 'joinery'
  | 'linen'
  | 'ink'
  | 'hairline';

/** A path that is filled, stroked, or both. Meters from the stern; bow at x = length, port side at negative y. */
export interface PlanShape {
  readonly fill: PlanTone | null;
  readonly stroke: PlanTone | null;
  /** Width of the stroke in meters. */
  readonly width: number;
  /** Lengths of dashes and gaps. */
  readonly dash: readonly [mark: number, gap: number] | null;
  /** SVG path data written with M L C Q c h v a q z only. */
  readonly path: string;
}

interface LayerStyle {
  readonly fill: PlanTone | null;
  readonly stroke: PlanTone | null;
  /** Stroke width relative to a plain line, so that it looks the same for every length of yacht. */
  readonly weight: number;
  readonly broken?: boolean;
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
  broken: { fill: null, stroke: 'hairline', weight: 0.75, broken: true },
  wall: { fill: null, stroke: 'ink', weight: 1.7 },
  spar: { fill: 'linen', stroke: 'ink', weight: 1.1 },
} as const satisfies Readonly<Record<string, LayerStyle>>;
export type PlanLayer = keyof typeof LAYERS;
const LAYER_ORDER = Object.keys(LAYERS) as readonly PlanLayer[];

/** The shapes of a plan, layer by layer. `line` is the width of a plain line in meters. */
export function layerShapes(paths: ReadonlyMap<PlanLayer, readonly string[]>, line: number): PlanShape[] {
  return LAYER_ORDER.flatMap((name) => {
    const path = (paths.get(name) ?? []).join('');
    const style: LayerStyle = LAYERS[name];
    const dash = style.broken ? ([line * 5, line * 3.5] as const) : null;
    return path === '' ? [] : [{ fill: style.fill, stroke: style.stroke, width: style.weight * line, dash, path }];
  });
}
