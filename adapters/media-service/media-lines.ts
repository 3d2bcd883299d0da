/** The log messages about an id. */
export interface MediaLines {
  readonly what: 'asset' | 'gallery';
  missing(id: string, status: number): string;
  /** @param status null where no answer came */
  failed(id: string, reason: string, status: number | null): string;
  wrong(id: string, reason: string): string;
  partsLeftOut(id: string): string;
}

/** The messages about assets (ME1). */
export const ASSET_LINES: MediaLines = {
  what: 'asset',
  missing: (id) => `Media asset ${id} cannot be found`,
  failed: (id, reason) => `Media asset ${id} cannot be read: it ${reason}`,
  wrong: (id, reason) => `Media asset ${id} left out: it ${reason}`,
  partsLeftOut: (id) => `Media asset ${id}: parts of it left out`,
};

/** The messages about galleries (ME2). Their id may be a URL, so it is logged as a field. */
export const GALLERY_LINES: MediaLines = {
  what: 'gallery',
  missing: (_, status) => `HTTP error! Status: ${status}`,
  failed: (_, reason, status) =>
    status === null ? `Gallery cannot be read: it ${reason}` : `HTTP error! Status: ${status}`,
  wrong: (_, reason) => `Gallery left out: it ${reason}`,
  partsLeftOut: () => 'Gallery: files of it left out',
};
