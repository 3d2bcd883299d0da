import type { Camera, Light, Scene, YachtModel, YachtShot } from './shot.ts';

/** The contents of a picture, for its alternative text; pictures show her port side only. */
export interface PictureDescription {
  scene: Scene;
  light: Light;
  /** Bearing of the camera from the bow, degrees to port. */
  azimuth: number;
  fromAbove: boolean;
  underWay: boolean;
  sailsSet: boolean;
  backdrop: 'mountains' | 'islands' | 'shallows' | 'sea';
}

/** Bearing of each camera, as in the renderer's looks.py. */
const AZIMUTHS: Readonly<Record<Camera, number>> = {
  bow34: 32,
  bow34low: 22,
  profile: 88,
  stern34: 146,
  aerial: 38,
  aerialstern: 142,
  top: 60,
  high: 62,
};
const FROM_ABOVE: readonly Camera[] = ['aerial', 'aerialstern', 'top', 'high'];

/** With sails set, these two cameras are further abeam, as in the renderer's full_spec. */
const UNDER_SAIL: Partial<Readonly<Record<Camera, number>>> = { bow34: 52, stern34: 128 };

function backdropOf({ shallow, terrain = [] }: YachtShot): PictureDescription['backdrop'] {
  if (shallow) return 'shallows';
  if (terrain.some(({ kind }) => kind === 'alps' || kind === 'fjord')) return 'mountains';
  return terrain.length > 0 ? 'islands' : 'sea';
}

export function pictureOf({ kind }: Pick<YachtModel, 'kind'>, shot: YachtShot): PictureDescription {
  const sailsSet = kind !== 'motor' && shot.sails !== false;
  const standard = (sailsSet ? UNDER_SAIL[shot.camera] : undefined) ?? AZIMUTHS[shot.camera];
  return {
    scene: shot.scene,
    light: shot.light,
    azimuth: shot.cam?.az ?? standard,
    fromAbove: FROM_ABOVE.includes(shot.camera),
    underWay: (shot.speed ?? 0) > 0,
    sailsSet,
    backdrop: backdropOf(shot),
  };
}
