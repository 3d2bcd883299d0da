/**
 * Imports tools that are plain Node without types, because they run before anything is installed, and gives them types.
 */
interface Setup {
  ensureBuild(): void;
}

interface ChromiumFinder {
  findChromium(): { readonly path?: string | null; readonly missing?: string };
}

async function plain(name: string): Promise<unknown> {
  return import(new URL(`../${name}.mjs`, import.meta.url).href);
}

export const { ensureBuild } = (await plain('setup')) as Setup;
export const { findChromium } = (await plain('chromium')) as ChromiumFinder;
