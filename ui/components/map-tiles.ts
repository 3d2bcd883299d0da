import { createContext, useContext } from 'react';
import type { TileServer } from '../../core/geo/mercator.ts';

/** Provides the tiles of the maps; null draws the site's own chart. */
export const MapTilesContext = createContext<TileServer | null>(null);

export function useMapTiles(): TileServer | null {
  return useContext(MapTilesContext);
}
