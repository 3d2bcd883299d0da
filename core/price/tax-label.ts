export type TaxLabel = 'vat-and-us-duty' | 'eu-vat' | 'us-duty' | 'price';

/**
 * Returns the label of the taxes and duties that a sale price includes (PR4): `vatPaid` means VAT of the European
 * Union, `taxPaid` means the duty of the United States.
 */
export function taxLabel({ vatPaid, taxPaid }: { readonly vatPaid: boolean; readonly taxPaid: boolean }): TaxLabel {
  if (vatPaid) return taxPaid ? 'vat-and-us-duty' : 'eu-vat';
  return taxPaid ? 'us-duty' : 'price';
}
