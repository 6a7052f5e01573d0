/** The public key that a form's password is encrypted with. */
export interface PasswordFormKey {
  readonly keyId: string;
  /** SPKI, base64url. */
  readonly publicKey: string;
}
