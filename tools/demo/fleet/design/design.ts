import { readFileSync } from 'node:fs';
import type { YachtRecord } from '../../../content-records.ts';
import { type PictureDescription, pictureOf } from '../../studio/picture.ts';
import type { YachtShot } from '../../studio/shot.ts';
import { completeShots } from '../../studio/shots.ts';

export type Kind = YachtRecord['drawing']['rig'];
export type Style = YachtRecord['drawing']['style'];
export type Teak = 'warm' | 'pale' | 'grey';

/**
 * The properties that determine how a yacht looks. They are fixed before her record, so that pictures and record agree.
 */
export interface Design {
  slug: string;
  name: string;
  kind: Kind;
  style: Style;
  /** LOA, metres. */
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
  teak: Teak;
  seed: number;
  featured: boolean;
  /** Choices of the renderer that are fixed by hand instead of drawn from the seed. */
  variant?: Readonly<Record<string, string | number>>;
  /** The camera settings of her pictures, in the order of their numbers. */
  shots: readonly YachtShot[];
  /** Descriptions of the same pictures for alternative texts. */
  pictures: readonly PictureDescription[];
}

const FEATURED_SHOTS = 3;

/** Returns her design with this many shots; those fixed by hand come first and stay. */
export function withShots(design: Omit<Design, 'pictures'>, wanted: number): Design {
  const shots = completeShots(design, design.shots, wanted);
  return { ...design, shots, pictures: shots.map((shot) => pictureOf(design, shot)) };
}

/** Reads the yachts that the picture masters show, in order. */
export function readRoster(): Design[] {
  const roster: Omit<Design, 'pictures'>[] = JSON.parse(
    readFileSync(new URL('../roster.json', import.meta.url), 'utf8'),
  );
  return roster.map((design) =>
    withShots({ ...design, name: design.name.replaceAll("'", '’') }, design.featured ? FEATURED_SHOTS : 1),
  );
}
