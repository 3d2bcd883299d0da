import { afterAll, beforeAll } from 'vitest';
import { FileMediaLibrary } from '../../../adapters/media-files/file-media-library.ts';
import { MemoryMediaLibrary } from '../../fakes/memory-media-library.ts';
import { mediaLibraryContract } from './media-library-contract.ts';
import { mediaFolder, SUITE_ASSETS, SUITE_GALLERIES } from './media-library-fixture.ts';

let folder: Awaited<ReturnType<typeof mediaFolder>>;

beforeAll(async () => {
  folder = await mediaFolder();
});
afterAll(() => folder.remove());

mediaLibraryContract('memory', () => new MemoryMediaLibrary(SUITE_ASSETS, SUITE_GALLERIES), /^/);
mediaLibraryContract(
  'media-files',
  () => new FileMediaLibrary({ contentDir: folder.dir, warn: () => {} }),
  /^\/media\/[0-9a-f]{8}\//,
);
