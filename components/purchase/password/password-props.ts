import type { ServerPassword } from './use-server-password.ts';

export interface PasswordProps {
  secret: ServerPassword;
  /** The way on was barred by the password, or by keys that are missing. */
  missing: boolean;
}
