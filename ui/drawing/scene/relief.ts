import type { Hex } from '../colour.ts';
import type { Composition } from '../composition.ts';
import { evenlySpaced } from '../curve.ts';
import { Pen, type Point } from '../pen.ts';
import type { Random } from '../random.ts';
import { element } from '../svg.ts';

/** Height of land over the width, both 0–1. */
export type Relief = (u: number) => number;

/** Waves laid over waves, from −1 to 1. */
export function swells(random: Random, count: number, roughness: number): Relief {
  const waves = Array.from({ length: count }, (_, i) => ({
    pitch: (1.3 + random() * 0.8) * roughness ** i,
    phase: random() * Math.PI * 2,
    size: 0.62 ** i,
  }));
  const total = waves.reduce((sum, { size }) => sum + size, 0);
  return (u) =>
    waves.reduce((sum, { pitch, phase, size }) => sum + size * Math.sin(u * pitch * Math.PI * 2 + phase), 0) / total;
}

/** A flat silhouette of land down to the horizon. */
export function hillside(scene: Composition, relief: Relief, height: number, colour: Hex): string {
  const { width, horizon } = scene;
  const crest = evenlySpaced(0, 1, 22).map((u): Point => [u * width, horizon - Math.max(0, relief(u)) * height]);
  return element('path', {
    d: Pen.at([0, horizon + 1], 1)
      .line([0, crest[0]?.[1] ?? horizon])
      .through(crest.slice(1))
      .line([width, horizon + 1])
      .close(),
    fill: colour,
  });
}
