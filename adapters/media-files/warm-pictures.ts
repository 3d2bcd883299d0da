import type { IMAGE_FORMATS } from '../../core/media/image-widths.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { MediaFiles } from './media-files-images.ts';

/** The widths that a yacht card is laid out in. */
const CARD_WIDTHS = [480, 720] as const;
const FORMATS: readonly (typeof IMAGE_FORMATS)[number][] = ['avif', 'webp'];

export interface WarmUp {
  /** Stops after the picture at hand. */
  stop(): void;
  readonly done: Promise<number>;
}

/** Makes the card pictures of these assets one by one, so that the first visitors need not wait. */
export function warmPictures(files: MediaFiles, library: MediaLibrary, assetIds: readonly string[]): WarmUp {
  let stopped = false;
  async function run(): Promise<number> {
    let made = 0;
    for (const id of assetIds) {
      if (stopped) return made;
      const asset = await library.asset(id);
      if (!asset.ok || asset.value.type !== 'image') continue;
      const name = asset.value.url.replace(/^\/media\/[0-9a-f]+\//, '');
      for (const format of FORMATS) {
        for (const width of CARD_WIDTHS) {
          if (stopped) return made;
          if (await files.warm(name, width, format)) made += 1;
        }
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
