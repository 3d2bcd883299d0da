/**
 * Requests many pictures at once in a process of its own, so that its memory can be measured. Argument: a content
 * folder.
 */
import { join } from 'node:path';
import { BoundedFileStore } from '../../adapters/file-store/bounded-file-store.ts';
import { FileMediaLibrary } from '../../adapters/media-files/file-media-library.ts';
import { MediaFiles } from '../../adapters/media-files/media-files.ts';
import { heightAt, IMAGE_PRESETS, type PixelSize, WIDTHS_WITHOUT_PRESET } from '../../core/media/image-preset.ts';
import { PRESETS } from './media-pictures.ts';

export interface FloodResult {
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly asked: number;
  readonly made: number;
  /** The increase of resident memory from the start to its peak, in bytes. */
  readonly growth: number;
}

const [contentDir = ''] = process.argv.slice(2);
const quiet = { warn: () => {} };
const library = new FileMediaLibrary({ contentDir, ...quiet });
const kept = { folder: join(contentDir, 'cache'), maxBytes: 100_000_000, what: 'Pictures' };
const store = new BoundedFileStore({ ...kept, ...quiet });
// A slow machine may need longer than a request may wait on a site.
const media = new MediaFiles(library, store, { ...quiet, queue: { maxWaitMs: 60_000 } });

const urls: string[] = [];
for (let index = 0; ; index += 1) {
  const asset = await library.findAsset(`a${index}`);
  if (asset === null || asset.width === null || asset.height === null) break;
  urls.push(...queriesOf({ width: asset.width, height: asset.height }).map((query) => `${asset.url}?${query}`));
}
// Each address is requested twice: the second request must wait for the first, and not render again.
const flood = urls.slice(0, 100).flatMap((url) => [url, url]);

const before = process.memoryUsage.rss();
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss());
}, 5);
const answers = await Promise.all([...flood, ...urls.slice(100, 200)].map(ask));
clearInterval(watch);
const statuses: Record<string, number> = {};
for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
const result: FloodResult = { statuses, asked: answers.length, made: media.made, growth: highest - before };
process.stdout.write(JSON.stringify(result));

function ask(url: string) {
  const [path = '', query = ''] = url.replace('/media/', '').split('?');
  const nothing = { accept: undefined, ifNoneMatch: undefined, range: undefined, ifRange: undefined };
  const client = { networks: [], isWanted: () => true };
  return media.answer({ ...nothing, ...client, path, query, origin: () => '' });
}

function queriesOf(original: PixelSize): string[] {
  return [null, ...PRESETS].flatMap((preset) => {
    const widths: readonly number[] = preset === null ? WIDTHS_WITHOUT_PRESET : IMAGE_PRESETS[preset].widths;
    return widths.flatMap((width) => {
      const measures = `width=${width}&height=${heightAt(preset, width, original)}`;
      const shape = preset === null ? measures : `${measures}&preset=${preset}`;
      return ['webp', 'jpeg'].map((format) => `${shape}&format=${format}`);
    });
  });
}
