import { statfs } from 'node:fs/promises';

/** The room on the disk of a folder, in bytes. */
export interface DiskSpace {
  /** Which folder: that of enquiries, or that of files that can be made again. */
  readonly folder: 'data' | 'cache';
  readonly free: number;
  readonly size: number;
}

/** Returns the room on the disks of both folders. A folder that does not exist yet, or cannot be read, is left out. */
export async function diskSpace(folders: Readonly<Record<DiskSpace['folder'], string>>): Promise<readonly DiskSpace[]> {
  const spaces = (['data', 'cache'] as const).map(async (folder) => {
    const stats = await statfs(folders[folder]).catch(() => null);
    return stats === null ? [] : [{ folder, free: stats.bavail * stats.bsize, size: stats.blocks * stats.bsize }];
  });
  return (await Promise.all(spaces)).flat();
}
