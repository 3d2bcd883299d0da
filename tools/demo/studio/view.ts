import type { Camera, Light, View } from './shot.ts';

/** @param sun bearing of the sun from the camera's back, degrees. @param waves height, metres. */
export function view(light: Light, camera: Camera, sun: number, waves: number): View {
  return { light, camera, sun_rel: sun, Hs: waves };
}
