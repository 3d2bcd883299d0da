import { type ComponentType, lazy } from 'react';
import type { RareBlockView } from './RareBlock.tsx';

type RareBlock = ComponentType<{ readonly block: RareBlockView }>;

/** Written by the server with the rest of the page; its script is asked for where there is one, and only there. */
export const RareBlockWhenNeeded: RareBlock = import.meta.env.SSR
  ? (await import('./RareBlock.tsx')).RareBlock
  : lazy(() => import('./RareBlock.tsx').then(({ RareBlock }) => ({ default: RareBlock })));
