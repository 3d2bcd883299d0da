import { type ImagePreset, widthsFor } from '../../core/media/image-preset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { MediaFiles } from './media-files.ts';

const PRESET: ImagePreset = 'card';
/** Narrower ones are for screens that hardly anybody has, pixels. */
const LEAST_WIDTH = 480;
/** What nearly every browser takes when it is offered. */
const FORMAT = 'avif';

export interface WarmUp {
  /** Stops after the picture at hand. */
  stop(): void;
  readonly done: Promise<number>;
}

/** Makes the card pictures of these assets one by one, so that the first visitors of a list need not wait. */
export function warmPictures(files: MediaFiles, library: MediaLibrary, assetIds: readonly string[]): WarmUp {
  let stopped = false;
  async function run(): Promise<number> {
    let made = 0;
    for (const id of assetIds) {
      if (stopped) return made;
      const asset = await library.asset(id);
      if (!asset.ok || asset.value.type !== 'image') continue;
      const { url, width, height } = asset.value;
      if (width === null || height === null) continue;
      const name = url.replace(/^\/media\/[0-9a-f]+\//, '');
      for (const wide of widthsFor(PRESET, { width, height }).filter((one) => one >= LEAST_WIDTH)) {
        if (stopped) return made;
        if (await files.warm(name, PRESET, wide, FORMAT)) made += 1;
      }
    }
    return made;
  }
  return {
    stop: () => {
      stopped = true;
    },
    done: run(),
  };
}
