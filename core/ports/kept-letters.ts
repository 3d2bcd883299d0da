import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

/** A letter of the folder. */
export interface KeptLetter {
  readonly name: string;
  /** The whole mail file, headers included. */
  readonly content: string;
}

/** Finds and removes the letters that lie as files in the mailbox folder. A folder that does not exist is empty. */
export interface KeptLetters {
  /** Returns the names of the letters about these enquiries (by reference) and subscriptions (by id). */
  about(ids: readonly string[]): Promise<Result<readonly string[], StoreFailure>>;
  /** Returns the letters to or from the visitor with this address, in any case; a broker's address finds none. */
  ofVisitor(address: string): Promise<Result<readonly KeptLetter[], StoreFailure>>;
  /** Returns a letter by its name; null if there is none. */
  read(name: string): Promise<Result<KeptLetter | null, StoreFailure>>;
  /** Removes a letter by its name; false for none. */
  erase(name: string): Promise<Result<boolean, StoreFailure>>;
  /** Removes at most `limit` letters that were written before an instant. @returns the number of letters */
  prune(batch: { readonly before: number; readonly limit: number }): Promise<Result<number, StoreFailure>>;
}
export const KeptLetters = Symbol.for('KeptLetters');
