import type { useValidationStatus } from 'sanity';
import { say } from '../words/say.ts';

type Status = Pick<ReturnType<typeof useValidationStatus>, 'isValidating' | 'revision'>;

/** Why a draft must not be published yet: its fields are still being checked, so that nobody knows of a mistake in them; null if they were. */
export const uncheckedInWords = ({ isValidating, revision }: Status): string | null =>
  // before the draft has been read there is no revision, and no mistake either
  isValidating || revision === undefined ? say('Still being checked. It can be published in a moment.') : null;
