import { env } from '../../server/env.ts';
export const here = env;
