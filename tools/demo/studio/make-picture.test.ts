import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Job } from './job.ts';
import { makePicture } from './make-picture.ts';

const root = mkdtempSync(join(tmpdir(), 'studio-'));
const folders = { media: join(root, 'media'), cache: root, scratch: mkdtempSync(join(root, 'run-')) };
const job: Job = { stage: 'places', name: 'bay', file: 'places/bay.webp', width: 1440, spec: { light: 'noon' } };

const png = join(root, 'sea.png');
writeFileSync(
  png,
  await sharp({ create: { width: 16, height: 10, channels: 3, background: '#036' } })
    .png()
    .toBuffer(),
);
/** Makes a program in place of Blender, which receives the file with the spec. */
const standIn = (body: string) => [
  process.execPath,
  '-e',
  `const { readFileSync, copyFileSync } = require('node:fs');
   const spec = JSON.parse(readFileSync(process.argv.at(-1), 'utf8'));
   ${body}`,
  '--',
];

afterAll(() => rmSync(root, { recursive: true }));

test('converts the picture to a WebP master and leaves nothing else', async () => {
  const command = standIn(
    `console.log('Blender 3.4'); copyFileSync(${JSON.stringify(png)}, spec.out);
     console.log(JSON.stringify({ done: spec.out, seconds: spec.threads + 41.5 }));`,
  );
  expect(await makePicture(job, folders, command)).toEqual({ ok: true, value: 42.5 });
  expect((await sharp(readFileSync(join(folders.media, job.file))).metadata()).format).toBe('webp');
  expect(readdirSync(join(folders.media, 'places'))).toEqual(['bay.webp']);
  expect(readdirSync(folders.scratch)).toEqual([]);
});

test('returns the renderer’s reason for a failure', async () => {
  const command = standIn(`console.log(JSON.stringify({ failed: spec.out, error: 'light: no such light' }));`);
  const made = await makePicture({ ...job, file: 'places/cape.webp' }, folders, command);
  expect(made).toEqual({ ok: false, error: 'light: no such light' });
  expect(readdirSync(join(folders.media, 'places'))).not.toContain('cape.webp');
});

test('reports a crash as a failure with the last output', async () => {
  const made = await makePicture(job, folders, standIn(`console.error('out of memory'); process.exit(9);`));
  expect(made).toEqual({ ok: false, error: 'Blender ended with 9: out of memory' });
});

test('reports a missing program as a failure', async () => {
  const made = await makePicture(job, folders, ['no-such-program-here']);
  expect(made).toMatchObject({ ok: false, error: expect.stringContaining('ENOENT') });
});
