/** Numbers that a tax office has given the seller. */
export const taxNumberKinds = ['vat', 'tax', 'japanese-invoice'] as const;

export type TaxNumberKind = (typeof taxNumberKinds)[number];
