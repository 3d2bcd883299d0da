export type TaxLabel = 'vat-and-us-duty' | 'eu-vat' | 'us-duty' | 'price';

/** Returns which taxes and duties a sale price includes (PR4). */
export function taxLabel({ vatPaid, taxPaid }: { readonly vatPaid: boolean; readonly taxPaid: boolean }): TaxLabel {
  if (vatPaid) return taxPaid ? 'vat-and-us-duty' : 'eu-vat';
  return taxPaid ? 'us-duty' : 'price';
}
