export interface ListedYacht {
  readonly yachtid: string;
}
export const index = 'yachts';
