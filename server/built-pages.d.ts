/** The entry of the pages that Vike built, which `tools/build/build-server.mjs` bundles with the server. */
declare module 'halyard:pages';
