import { isUuid } from '#lib/rules/uuid.ts';

export type OrderReference = { readonly number: string } | { readonly id: string };

const typedNumber = /^S-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/;

/** The order that a buyer means: by its number, however it was typed, or by the id of the order or of its quote. Null: neither. */
export function readOrderReference(text: string): OrderReference | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s#]/g, '');
  const number = plain.toUpperCase().replaceAll(/[‐-―−]/g, '-');
  if (typedNumber.test(number)) return { number: number.replace(typedNumber, 'S-$1-$2') };
  const id = plain.toLowerCase();
  return isUuid(id) ? { id } : null;
}

/** What names an order, as it is shown: its number as the site writes it, anything else as it was typed. */
export function shownReference(text: string): string {
  const reference = readOrderReference(text);
  return reference && 'number' in reference ? reference.number : text;
}
