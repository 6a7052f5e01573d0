import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { checkServerPassword } from '#lib/rules/servers/server-password.ts';
import type { ServerSetupChoice } from '../setup/use-server-setup.ts';
import type { ServerPassword } from './use-server-password.ts';

/**
 * `newPassword`: it was generated, and nobody has copied or confirmed it; `sshKey`: none is there to log in by; `keyTyped`: one was typed
 * and is not among those that the server gets.
 */
export type PasswordObstacle = 'password' | 'newPassword' | 'sshKey' | 'keyTyped';

type Keys = Pick<ServerSetupChoice, 'sshKeys' | 'keyTyped'>;

/** A password that the visitor has not noted would be the server's, and the one they copied would not. */
export function passwordObstacle(
  { password, isUnseen }: Pick<ServerPassword, 'password' | 'isUnseen'>,
  source: PasswordSource,
  { sshKeys, keyTyped }: Keys,
): PasswordObstacle | null {
  if (source === 'key' && keyTyped.trim() !== '') return 'keyTyped';
  if (source === 'key') return sshKeys.length > 0 ? null : 'sshKey';
  if (!checkServerPassword(password).ok) return 'password';
  return isUnseen ? 'newPassword' : null;
}

/** What keeps a buyer from going on. A generated password that is chosen but not there yet is made now, and has to be noted first. */
export function requirePassword(secret: ServerPassword, source: PasswordSource, keys: Keys): PasswordObstacle | null {
  const obstacle = passwordObstacle(secret, source, keys);
  if (obstacle !== 'password' || source !== 'generated') return obstacle;
  secret.generate();
  return 'newPassword';
}
