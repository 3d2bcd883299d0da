/** The entry of the pages that Vike built, which `tools/setup-server-build.mjs` bundles with the server. */
declare module 'halyard:pages';
