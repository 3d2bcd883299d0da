import { afterAll, beforeAll } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { MediaServiceLibrary } from '../../../adapters/media-service/media-service-library.ts';
import { readMediaFolder } from '../../sandbox/media/media-content.ts';
import { type MediaSandbox, startMediaSandbox } from '../../sandbox/media/media-sandbox.ts';
import { mediaLibraryContract } from './media-library-contract.ts';
import { mediaFolder } from './media-library-fixture.ts';

let sandbox: MediaSandbox;
const http = new KyHttpClient();

beforeAll(async () => {
  const folder = await mediaFolder();
  sandbox = await startMediaSandbox({ content: await readMediaFolder(folder.dir) });
  await folder.remove();
});
afterAll(() => sandbox.close());

mediaLibraryContract(
  'media-service',
  () => {
    const { origin: host, container } = sandbox;
    return new MediaServiceLibrary(http, { host, container, origins: [] }, { warn: () => {} });
  },
  /^http:\/\/127\.0\.0\.1:\d+\/cdn\//,
);
