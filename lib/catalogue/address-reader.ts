import type { SizeBounds } from '#lib/catalogue/on-sale.ts';

/** Why a parameter of an address was not accepted. */
export type FallbackProblem =
  | 'unknown'
  /** It exists, but is not sold now or not here. */
  | 'unavailable'
  | 'out-of-bounds'
  | 'malformed'
  /** Given twice: neither counts. */
  | 'duplicate'
  /** Contradicts a parameter with higher priority. */
  | 'contradicts';

export interface Fallback {
  readonly parameter: string;
  readonly given: string;
  readonly problem: FallbackProblem;
}

export interface AddressReader {
  /** Names of all parameters, each once. */
  readonly names: readonly string[];
  /** The value given once; null if it is absent, empty or given twice. */
  text(name: string): string | null;
  /** A whole number in plain digits within bounds; `usual` if absent or unreadable, the minimum if out of bounds. */
  number(name: string, bounds: SizeBounds, usual: number): number;
  /** True for `1`. */
  flag(name: string): boolean;
  fellBack(parameter: string, given: string, problem: FallbackProblem): void;
}

const wholeNumber = /^(0|[1-9]\d{0,8})$/;

/** A size in an address or a field: plain ASCII digits, no sign, no exponent; null for anything else. */
export const readWhole = (text: string): number | null => (wholeNumber.test(text) ? Number(text) : null);

const shownLengthAtMost = 60;

/** Reads parameters one by one and collects what could not be accepted. */
export function createAddressReader(parameters: URLSearchParams): { reader: AddressReader; fallbacks: readonly Fallback[] } {
  const fallbacks: Fallback[] = [];
  const fellBack = (parameter: string, given: string, problem: FallbackProblem): void => {
    if (fallbacks.some((fallback) => fallback.parameter === parameter)) return;
    fallbacks.push({ parameter, given: given.slice(0, shownLengthAtMost), problem });
  };
  const text = (name: string): string | null => {
    const values = parameters.getAll(name);
    if (values.length > 1) fellBack(name, values.join(', '), 'duplicate');
    return values.length === 1 ? values[0] || null : null;
  };
  const number = (name: string, { min, max }: SizeBounds, usual: number): number => {
    const given = text(name);
    if (given === null) return usual;
    const value = readWhole(given);
    if (value !== null && value >= min && value <= max) return value;
    fellBack(name, given, value === null ? 'malformed' : 'out-of-bounds');
    return value === null ? usual : min;
  };
  const flag = (name: string): boolean => {
    const given = text(name);
    if (given !== null && given !== '0' && given !== '1') fellBack(name, given, 'unknown');
    return given === '1';
  };
  return { reader: { names: [...new Set(parameters.keys())], text, number, flag, fellBack }, fallbacks };
}
