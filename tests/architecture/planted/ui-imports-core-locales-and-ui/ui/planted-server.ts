import type { Env } from '../server/env.ts';
export type Leaked = Env;
