import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { FileMediaLibrary } from '../../adapters/media-files/file-media-library.ts';
import { MemoryMediaLibrary } from '../../adapters/memory/memory-media-library.ts';
import { mediaLibraryContract, SUITE_ASSET } from './media-library-contract.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-library-'));
  await mkdir(join(folder, 'media/yachts'), { recursive: true });
  await writeFile(join(folder, 'media/yachts/aurora.jpg'), 'bytes');
  const { id, type, title, description, alt, blurhash, width, height, createdAt } = SUITE_ASSET;
  const row = { id, file: SUITE_ASSET.fileId, type, title, description, alt, blurhash, width, height, createdAt };
  await writeFile(join(folder, 'media/assets.json'), JSON.stringify([row]));
});
afterAll(() => rm(folder, { recursive: true }));

mediaLibraryContract(
  'memory',
  () => new MemoryMediaLibrary([{ ...SUITE_ASSET, url: '/media/00000000/yachts/aurora' }]),
);
mediaLibraryContract('media-files', () => new FileMediaLibrary({ contentDir: folder, warn: () => {} }));
