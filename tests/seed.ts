/**
 * The seed of everything that tests draw at random. It is the same on every machine, so that the same code is judged
 * alike; `FC_SEED` gives another one, and `npm run fuzz` draws new ones.
 */
export const SEED = Number(process.env.FC_SEED || 20_260_501);
