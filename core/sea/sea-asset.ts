/** The file name of the sea chart under /assets/. `npm run sea` generates both. */
export const SEA_ASSET = 'sea-4981d27c.bin';
