const completions = new Set<() => void>();

/**
 * Before the language changes, a page writes into the address what its language decided for it, so that the visitor finds the same
 * in the other language. Returns what ends that.
 */
export function completeAddressBy(complete: () => void): () => void {
  completions.add(complete);
  return () => void completions.delete(complete);
}

/** Called before anybody reads the address to write it in another language. */
export function completeAddress(): void {
  for (const complete of completions) complete();
}
