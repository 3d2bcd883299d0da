import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import { BLENDER, render } from './blender.ts';
import type { Job } from './job.ts';

export interface Folders {
  /** The folder for the masters. */
  readonly media: string;
  /** The folder for skies and the denoiser, kept between runs. */
  readonly cache: string;
  /** A temporary folder of this run. */
  readonly scratch: string;
}

/** Renders a picture and writes it as WebP, complete or not at all. @returns seconds */
export async function makePicture(
  job: Job,
  folders: Folders,
  command: readonly string[] = BLENDER,
): Promise<Result<number, string>> {
  const base = join(folders.scratch, job.file.replaceAll('/', '-'));
  const master = join(folders.media, job.file);
  const [spec, png, part] = [`${base}.json`, `${base}.png`, `${master}.part`];
  try {
    await writeFile(spec, JSON.stringify({ ...job.spec, threads: 1, out: png }));
    const rendered = await render(spec, folders.cache, command);
    if (!rendered.ok) return rendered;
    await mkdir(dirname(master), { recursive: true });
    await sharp(png).webp({ quality: 90, effort: 5 }).toFile(part);
    await rename(part, master);
    return ok(rendered.value);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  } finally {
    await Promise.all([spec, png, part].map((file) => rm(file, { force: true })));
  }
}
