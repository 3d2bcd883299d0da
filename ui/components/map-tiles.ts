import { createContext, useContext } from 'react';
import type { TileServer } from '../../core/geo/mercator.ts';

/** Provides the tile server of the maps; null for maps that show the site's own chart. */
export const TileServerContext = createContext<TileServer | null>(null);

export function useTileServer(): TileServer | null {
  return useContext(TileServerContext);
}
