import { type ComponentType, lazy } from 'react';
import type { LazyBlockView } from './LoadedBlock.tsx';

type LoadedBlock = ComponentType<{ readonly block: LazyBlockView }>;

/**
 * Renders a rare block. The server renders it with the page; the browser loads its script only for a page that has one.
 */
export const LazyBlock: LoadedBlock = import.meta.env.SSR
  ? (await import('./LoadedBlock.tsx')).LoadedBlock
  : lazy(() => import('./LoadedBlock.tsx').then(({ LoadedBlock }) => ({ default: LoadedBlock })));
