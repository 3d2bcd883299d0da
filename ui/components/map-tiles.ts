import { createContext, useContext } from 'react';
import type { TileServer } from '../../core/geo/mercator.ts';

/** Provides the tiles of the maps; null draws the site's own chart. */
export const TileServerContext = createContext<TileServer | null>(null);

export function useTileServer(): TileServer | null {
  return useContext(TileServerContext);
}
