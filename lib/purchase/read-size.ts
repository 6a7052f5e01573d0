import { readWhole } from '#lib/catalogue/address-reader.ts';
import type { SizeBounds } from '#lib/catalogue/on-sale.ts';

/** The result of a typed size: itself, or the smallest with the reason. */
export type TypedSize =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly value: number; readonly problem: 'malformed' | 'out-of-bounds' };

/** Accepts plain digits within the bounds; `1e3`, full-width digits, a sign or an empty field are invalid. */
export function readTypedSize(text: string, { min, max }: SizeBounds): TypedSize {
  const value = readWhole(text.trim());
  if (value === null) return { ok: false, value: min, problem: 'malformed' };
  return value >= min && value <= max ? { ok: true, value } : { ok: false, value: min, problem: 'out-of-bounds' };
}
