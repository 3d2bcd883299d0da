import { LRUCache } from 'lru-cache';
export const cache = LRUCache;
