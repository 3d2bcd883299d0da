import { type ComponentType, lazy } from 'react';
import type { LazyBlockView } from './LoadedBlock.tsx';

type LoadedBlock = ComponentType<{ readonly block: LazyBlockView }>;

/** A block that few pages have. The server renders it with the page; the browser loads its script only where a page has one. */
export const LazyBlock: LoadedBlock = import.meta.env.SSR
  ? (await import('./LoadedBlock.tsx')).LoadedBlock
  : lazy(() => import('./LoadedBlock.tsx').then(({ LoadedBlock }) => ({ default: LoadedBlock })));
