import type { PasswordLeft } from './password-left.ts';

export interface PasswordProps {
  /** Held in this page's memory alone: it is in no address, no storage and no log. */
  password: string;
  onPassword: (password: string) => void;
  /** There was one when the form was left. */
  left: PasswordLeft | null;
  /** Whoever looks at it has taken note of the password that is shown. */
  onNoted: () => void;
  missing: boolean;
}
