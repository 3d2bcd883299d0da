export const lazy = () => import('../adapters/memory/memory.ts');
