/** The payment page: on this site's own account centre, or a provider's by https; null for any other address, which is never opened. */
export function payAddress(text: string, origin: string): string | null {
  const address = URL.parse(text, origin);
  if (!address || address.username !== '' || address.password !== '') return null;
  const isOwn = address.origin === origin && address.protocol === 'http:';
  return isOwn || address.protocol === 'https:' ? address.href : null;
}
