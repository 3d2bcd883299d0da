import { readFileSync } from 'node:fs';
import type { YachtRecord } from '../../core/records/yacht-record.ts';

export type Kind = YachtRecord['drawing']['rig'];
export type Style = YachtRecord['drawing']['style'];

/** How a rendered picture shows her; the pictures are views of her port side only. */
export interface Picture {
  scene: string;
  light: 'noon' | 'morning' | 'golden' | 'sunset' | 'dusk' | 'overcast';
  /** Bearing of the camera from the bow, degrees to port. */
  azimuth: number;
  fromAbove: boolean;
  underWay: boolean;
  backdrop: 'mountains' | 'islands' | 'shallows' | 'sea';
}

/** What fixes how a yacht looks, before anything else is known about her. */
export interface Design {
  slug: string;
  name: string;
  kind: Kind;
  style: Style;
  /** LOA, meters. */
  loaMeters: number;
  tiers: number;
  hullColour: string;
  superColour: string;
  helipad: boolean;
  pool: boolean;
  tender: boolean;
  flybridge: boolean;
  masts: number;
  sailColour: 'white' | 'dark' | null;
  mastColour: 'white' | 'black' | null;
  seed: number;
  featured: boolean;
  pictures: Picture[];
}

/** The yachts that the picture masters show, in order. */
export function readRoster(): Design[] {
  const roster = JSON.parse(readFileSync(new URL('./roster.json', import.meta.url), 'utf8')) as Design[];
  return roster.map((design) => ({ ...design, name: design.name.replaceAll("'", '’') }));
}
