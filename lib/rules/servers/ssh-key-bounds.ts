/** The public keys that current OpenSSH accepts for a log-in, by the name of their type. */
export const sshKeyTypes = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
] as const;

export type SshKeyType = (typeof sshKeyTypes)[number];

/** OpenSSH refuses larger ones. */
export const rsaBits = { atLeast: 2_048, atMost: 16_384 } as const;

/** The type and the base64 text of a key together; the largest RSA key takes 2,772. */
export const sshKeyUnitsAtMost = 3_000;

/** Keys that a server is ordered with. */
export const sshKeysAtMost = 10;
