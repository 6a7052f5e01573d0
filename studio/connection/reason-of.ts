import { say } from '../words/say.ts';

/** Why something failed, to be read by an editor. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : say('for a reason that is not known'));

/** The same where it stands alone. */
export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : say('unknown mistake'));
