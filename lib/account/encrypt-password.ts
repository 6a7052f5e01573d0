/** The service's public key, as returned by `account/publicKey`. */
export interface PasswordKey {
  readonly keyId: string;
  /** SPKI in base64url. */
  readonly publicKey: string;
}

/** The purpose of a password; one encrypted for another purpose is rejected. */
export type PasswordPurpose = 'login' | 'register' | 'server';

export type EncryptedPassword =
  | { readonly ok: true; readonly text: string }
  /** The page was loaded over plain http from another machine: browsers offer no cryptography there. The caller decides what to do. */
  | { readonly ok: false; readonly reason: 'no-cryptography' }
  | { readonly ok: false; readonly reason: 'too-long' };

/**
 * Encrypts a password with the service's public key: RSA-OAEP-256, the purpose as its label. The result goes into a form as it is.
 * The function must not use anything outside itself: the account sandbox sends its source to pages that have no bundle.
 */
export async function encryptPassword(password: string, key: PasswordKey, purpose: PasswordPurpose): Promise<EncryptedPassword> {
  // the capacity of RSA with 3072 bits, OAEP and SHA-256: more than 64 characters of any script
  const bytesAtMost = 318;
  if (globalThis.crypto?.subtle === undefined) return { ok: false, reason: 'no-cryptography' };
  const bytes = new TextEncoder().encode(password);
  if (bytes.length > bytesAtMost) return { ok: false, reason: 'too-long' };
  const spki = Uint8Array.from(atob(key.publicKey.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  const publicKey = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt({ name: 'RSA-OAEP', label: new TextEncoder().encode(purpose) }, publicKey, bytes);
  const text = btoa(String.fromCharCode(...new Uint8Array(encrypted)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { ok: true, text: `rsa1.${key.keyId}.${text}` };
}
