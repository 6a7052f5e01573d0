/** Among versions with one slug or key, the legal texts if there are any: an author of help articles cannot take the place of one. */
export function preferLegal<Edition extends { readonly kind: 'help' | 'legal' }>(editions: readonly Edition[]): readonly Edition[] {
  const legal = editions.filter(({ kind }) => kind === 'legal');
  return legal.length > 0 ? legal : editions;
}
