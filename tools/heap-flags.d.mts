export function heapFlags(yachts: number, memoryMb: number): string[];
export function heapFlagsHere(env: Readonly<Record<string, string | undefined>>): string[];
export const ALLOCATOR: Readonly<Record<string, string>>;
