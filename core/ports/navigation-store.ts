/** Where the navigation context lives from page to page, as text, as long as the visit (product.md YN3). Never throws. */
export interface NavigationStore {
  /** Null where nothing is kept. */
  read(): string | null;
  /** False when it could not be kept; then nothing is, since an older context would lead astray. */
  write(text: string): boolean;
  clear(): void;
}
export const NavigationStore = Symbol.for('NavigationStore');
