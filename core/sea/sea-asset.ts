/** The file name of the sea chart below /assets/. `npm run sea` writes the chart and this module. */
export const SEA_ASSET = 'sea-4981d27c.bin';
