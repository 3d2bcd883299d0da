import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type Sharp from 'sharp';
import { PICTURE_TIMEOUT_SECONDS } from '../../core/media/photograph.ts';
import { photographBox, SHARE_PICTURE_SIZE } from '../../ui/document/share-picture/share-layout.ts';
import type { ShareChart, SharePictureView } from '../../ui/document/share-picture/share-picture.ts';
import { sharePictureSvg } from '../../ui/document/share-picture/share-picture-svg.ts';
import { NAVY } from '../../ui/drawing/colour.ts';

/** The most bytes of a picture, for messengers that leave out larger ones; tried from the best quality down. */
const MAX_BYTES = 150_000;
const QUALITIES = [82, 74, 64, 52, 40] as const;

/** Draws a picture for messengers as a JPEG. @param photograph what is behind the words; null if there is none */
export async function renderSharePicture(
  view: SharePictureView,
  photograph: Buffer | null,
  assetsDir: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const land = view.ground.kind === 'chart' ? await landFiles(view.ground.chart, assetsDir) : new Map<string, string>();
  const words = Buffer.from(sharePictureSvg(view, land));
  const layers = [...(photograph === null ? [] : [await placed(photograph, sharp)]), { input: words }];
  const { data, info } = await sharp({ create: { ...SHARE_PICTURE_SIZE, channels: 3, background: NAVY } })
    .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const quality of QUALITIES) {
    const made = await sharp(data, { raw }).jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (made.length <= MAX_BYTES) return made;
  }
  return sharp(data, { raw }).blur(1.2).jpeg({ quality: 30 }).toBuffer();
}

/** Cuts a photograph to its place beside the words. */
async function placed(photograph: Buffer, sharp: typeof Sharp) {
  const { autoOrient } = await sharp(photograph).metadata();
  const { left, width } = photographBox(autoOrient);
  const { height } = SHARE_PICTURE_SIZE;
  const { data, info } = await sharp(photograph)
    .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, left, top: 0 };
}

/** Reads the files of a chart's land; one that is missing is left out. */
async function landFiles({ cells }: ShareChart, assetsDir: string): Promise<ReadonlyMap<string, string>> {
  const names = cells.flatMap(({ file }) => (file === null ? [] : [file]));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(assetsDir, normalize(name.replace(/^\/assets\//, '')));
      const svg = await readFile(path, 'utf8').catch(() => '');
      return [name, svg] as const;
    }),
  );
  return new Map(files);
}
