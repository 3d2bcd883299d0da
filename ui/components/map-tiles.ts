import { createContext, useContext } from 'react';
import type { MapTiles } from '../../core/geo/mercator.ts';

/** Provides the tiles of the maps; null draws the site's own chart. */
export const MapTilesContext = createContext<MapTiles | null>(null);

export function useMapTiles(): MapTiles | null {
  return useContext(MapTilesContext);
}
