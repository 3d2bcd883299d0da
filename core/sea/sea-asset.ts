/** Name of the chart below /assets/; npm run sea writes both. */
export const SEA_ASSET = 'sea-4981d27c.bin';
