/** The public key under which a form's password travels. */
export interface PasswordFormKey {
  readonly keyId: string;
  /** SPKI, base64url. */
  readonly publicKey: string;
}
