import { createContext, useContext } from 'react';
import type { MapTiles } from '../../core/geo/map-tiles.ts';

/** Null draws the chart of the house. */
export const MapTilesContext = createContext<MapTiles | null>(null);

export function useMapTiles(): MapTiles | null {
  return useContext(MapTilesContext);
}
