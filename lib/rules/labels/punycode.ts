import punycode from 'punycode.js';

/** The characters that an `xn--` label stands for (RFC 3492), without the prefix; null if it stands for none. */
export function decodePunycode(encoded: string): string | null {
  if (encoded !== encoded.toLowerCase()) return null;
  try {
    return punycode.decode(encoded);
  } catch {
    return null;
  }
}
