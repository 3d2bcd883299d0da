import fc from 'fast-check';

/**
 * Property tests draw other examples at every run, and so find what nobody thought of. Where code is judged they draw
 * always the same, so that the same code is judged alike. `FC_SEED` repeats a run.
 */
const SEED_OF_CI = 20_260_501;

const { FC_SEED, CI } = process.env;
const seed = FC_SEED ? Number(FC_SEED) : CI ? SEED_OF_CI : null;
if (seed !== null) fc.configureGlobal({ seed });
