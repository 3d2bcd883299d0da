import type { YachtRecord } from '../../content-records.ts';

/** Fields carry the renderer's names; README.md says what each does and in which unit. */
export type Light = 'noon' | 'morning' | 'golden' | 'sunset' | 'dusk' | 'overcast';

export type Camera = 'bow34' | 'bow34low' | 'profile' | 'stern34' | 'aerial' | 'aerialstern' | 'high' | 'top';

export type Scene =
  | 'lagoon'
  | 'underway'
  | 'golden-stern'
  | 'golden-bow'
  | 'profile'
  | 'dusk'
  | 'sunset'
  | 'islands'
  | 'fjord'
  | 'sailing'
  | 'sailing-sunset'
  | 'sailing-aerial';

/** Linear red, green, blue. */
type Colour = readonly [number, number, number];

/**
 * Distant land; absent values are those of its kind. Lengths in metres, `az` in degrees to the left of the view's
 * middle.
 */
export interface Landform {
  readonly kind: 'ridge' | 'alps' | 'fjord' | 'island' | 'low' | 'cay';
  readonly dist: number;
  readonly width: number;
  readonly depth?: number;
  readonly az?: number;
  readonly h?: number;
  readonly seed?: number;
  /** Snow line; 0 for none. */
  readonly snow?: number;
  /** The distance over which the ground rises, its steepness, and the frequency of its folds. */
  readonly ramp?: number;
  readonly steep?: number;
  readonly freq?: number;
  /** 0 rounded, 1 sharp crests. */
  readonly ridge?: number;
  /** The fall of the ends, and the share of the width on the left and on the right over which they fall. */
  readonly taper?: number;
  readonly fadeL?: number;
  readonly fadeR?: number;
  /** Raggedness of the coast. */
  readonly jag?: number;
  /** Width of the sand; 0 for rock down to the water. */
  readonly beach?: number;
  readonly rock?: Colour;
  readonly veg?: Colour;
  /** Share of vegetation: 0.3 nearly bare, 1.3 wooded. */
  readonly vegmax?: number;
}

export interface Shallows {
  readonly kind: 'bank';
  readonly scale: number;
  readonly near: number;
  readonly bias: number;
  readonly ox: number;
  readonly oy: number;
}

/** Deviations from the camera's own setting. */
export interface Aim {
  readonly az?: number;
  readonly el?: number;
  readonly z?: number;
  readonly lens?: number;
  readonly fill?: number;
  readonly fillh?: number;
  readonly cx?: number;
  readonly cy?: number;
}

/** Light, sea, land and camera, common to pictures with and without a yacht. */
export interface View {
  readonly light: Light;
  readonly camera: Camera;
  readonly sun_rel: number;
  readonly seed_sky?: number;
  readonly clouds?: number;
  readonly Hs: number;
  readonly ripple?: number;
  readonly wind?: number;
  readonly shallow?: Shallows;
  readonly terrain?: readonly Landform[];
  readonly cam?: Aim;
}

/** A picture without a yacht: `loa` is the size of the empty stage that the camera frames, metres. */
export interface Landscape extends View {
  /** File name without ending. */
  readonly name: string;
  readonly loa: number;
  /** Seed of the sea. */
  readonly seed?: number;
  readonly haze?: number;
  readonly dust?: number;
  readonly sat?: number;
  readonly vig?: number;
  readonly wcol?: { readonly deep?: Colour; readonly mid?: Colour; readonly lagoon?: Colour; readonly sand?: Colour };
}

/** A picture of a yacht. */
export interface YachtShot extends View {
  readonly scene: Scene;
  readonly speed?: number;
  readonly heel?: number;
  /** False furls the sails; they are set by default. */
  readonly sails?: boolean;
}

/** The properties of the yacht that a shot depends on. */
export interface YachtModel {
  readonly kind: YachtRecord['drawing']['rig'];
  readonly style: YachtRecord['drawing']['style'];
  /** LOA, metres. */
  readonly loaMeters: number;
  readonly seed: number;
}
