const completions = new Set<() => void>();

/**
 * Before the language changes, a page writes its language-dependent defaults into the address, so that the visitor finds the same in the
 * other language. Returns a function that stops it.
 */
export function completeAddressBy(complete: () => void): () => void {
  completions.add(complete);
  return () => void completions.delete(complete);
}

/** Called before the address is read to build that of another language. */
export function completeAddress(): void {
  for (const complete of completions) complete();
}
