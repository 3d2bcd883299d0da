import { type ComponentType, lazy } from 'react';
import type { BlockProps } from './BlockSection.tsx';
import type { LazyBlockView } from './LoadedBlock.tsx';

const loadBlock = () => import('./LoadedBlock.tsx').then(({ LoadedBlock }) => ({ default: LoadedBlock }));
const loadEntries = () => import('./EntryBlocks.tsx').then(({ Entries }) => ({ default: Entries }));

/** Renders a rare block. The browser loads its script only for a page that has one. */
export const LazyBlock: ComponentType<{ readonly block: LazyBlockView }> = import.meta.env.SSR
  ? (await loadBlock()).default
  : lazy(loadBlock);

/** Renders a list of pages. The server renders it with the page; its script is not part of the first load. */
export const LazyEntries: ComponentType<BlockProps<'entries'>> = import.meta.env.SSR
  ? (await loadEntries()).default
  : lazy(loadEntries);

// This script loads with the page's own script, in parallel with the messages, so that a navigation finds it loaded.
if (!import.meta.env.SSR) loadEntries().catch(() => {});
