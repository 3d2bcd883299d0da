import type { DrawingData } from '../../core/yacht/drawing.ts';

/** The data that a drawing of a yacht is made from. All measures in metres. */
export interface DrawnYacht {
  readonly drawing: DrawingData;
  /** Length overall. */
  readonly length: number;
  readonly beam: number | null;
  readonly draft: number | null;
}

/** Returns her draft, or an estimate from her kind and length. */
export function draftOrEstimate({ drawing, length, draft }: DrawnYacht): number {
  if (draft !== null && draft > 0) return draft;
  if (drawing.rig === 'catamaran') return 0.052 * length;
  if (drawing.rig === 'sail') return 0.75 + 0.088 * length;
  return drawing.style === 'fast' ? 0.65 + 0.026 * length : 0.75 + 0.04 * length;
}
