import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { checkServerPassword } from '#lib/rules/server-password.ts';
import type { ServerPassword } from './use-server-password.ts';

/** `newPassword`: it was generated, and nobody has copied or confirmed it; `sshKey`: none is there to log in by. */
export type PasswordObstacle = 'password' | 'newPassword' | 'sshKey';

/** A password that the visitor has not noted would be the server's, and the one they copied would not. */
export function passwordObstacle(
  { password, isUnseen }: Pick<ServerPassword, 'password' | 'isUnseen'>,
  source: PasswordSource,
  keys = 0,
): PasswordObstacle | null {
  if (source === 'key') return keys > 0 ? null : 'sshKey';
  if (!checkServerPassword(password).ok) return 'password';
  return isUnseen ? 'newPassword' : null;
}

/** The same for somebody who wants to go on: where a generated one is chosen, and none is there yet, it is made, and has to be noted. */
export function requirePassword(secret: ServerPassword, source: PasswordSource, keys = 0): PasswordObstacle | null {
  const obstacle = passwordObstacle(secret, source, keys);
  if (obstacle !== 'password' || source !== 'generated') return obstacle;
  secret.generate();
  return 'newPassword';
}
