import Fastify from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { BoundedFileStore } from '../../../adapters/file-store/bounded-file-store.ts';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { FileMediaLibrary } from '../../../adapters/media-files/file-media-library.ts';
import { MediaFiles } from '../../../adapters/media-files/media-files.ts';
import { MediaServiceLibrary } from '../../../adapters/media-service/media-service-library.ts';
import { InFlightLimit } from '../../../server/http/in-flight-limit.ts';
import { mediaRoute } from '../../../server/media/media-route.ts';
import { mediaLibraryContract } from './media-library-contract.ts';
import { mediaFolder } from './media-library-fixture.ts';

/** This site is the media service of another. */
const site = Fastify();
let folder: Awaited<ReturnType<typeof mediaFolder>>;
let host = '';

beforeAll(async () => {
  folder = await mediaFolder();
  const quiet = { warn: () => {} };
  const library = new FileMediaLibrary({ contentDir: folder.dir, ...quiet });
  const kept = { folder: `${folder.dir}/cache`, maxBytes: 1_000_000, what: 'Pictures' };
  const files = new MediaFiles(library, new BoundedFileStore({ ...kept, ...quiet }), { ...quiet, records: true });
  mediaRoute(site, (request) => files.answer(request), {
    publicUrl: null,
    isSecure: () => false,
    trustProxy: false,
    openFiles: new InFlightLimit(),
  });
  host = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  await folder.remove();
});

mediaLibraryContract(
  'media-service at another site of ours',
  () => new MediaServiceLibrary(new KyHttpClient(), { host, container: 'media', origins: [] }, { warn: () => {} }),
  /^http:\/\/127\.0\.0\.1:\d+\/media\/[0-9a-f]{8}\//,
);
