import { runDoctor } from './operations/doctor/run-doctor.ts';

/** Seconds since 1970, injected at build time by tools/build/build-server.mjs. */
declare const BUILT_AT: number;

process.exitCode = await runDoctor({
  env: process.env,
  build: `Halyard, built ${new Date(BUILT_AT * 1000).toISOString()}`,
  now: Date.now(),
  print: (text) => void process.stdout.write(`${text}\n`),
});
