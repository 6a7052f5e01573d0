export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** The cost of a new hash: 32 MiB of memory and three passes. Older hashes record their own cost and stay valid. */
export const passwordCost: PasswordCost = { logN: 15, r: 8, p: 3 };
