import { say } from '../words/say.ts';

/** Why something failed, as the end of a sentence to an editor. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : say('for a reason that is not known'));

/** Why something failed, as a sentence of its own. */
export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : say('unknown error'));
