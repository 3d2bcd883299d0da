/** Stores the navigation context as text for the visit (YN3). Never throws. */
export interface NavigationStore {
  /** Null where nothing is stored. */
  read(): string | null;
  /** False where it could not be stored; the old context is then removed, since it would lead to the wrong list. */
  write(text: string): boolean;
  clear(): void;
}
export const NavigationStore = Symbol.for('NavigationStore');
