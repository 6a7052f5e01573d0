import type { PasswordLeft } from './password-left.ts';

export interface PasswordProps {
  /** Held in this page's memory alone: it is in no address, no storage and no log. */
  password: string;
  onPassword: (password: string) => void;
  /** Makes one from the browser's random source. */
  onGenerate: () => void;
  /** It was made, and the visitor has neither copied nor confirmed it: it stays in sight. */
  isUnseen: boolean;
  /** There was one when the form was left. */
  left: PasswordLeft | null;
  /** Whoever looks at it has taken note of the password that is shown. */
  onNoted: () => void;
  missing: boolean;
}
