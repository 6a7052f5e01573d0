import type { useValidationStatus } from 'sanity';
import { say } from '../words/say.ts';

type Status = Pick<ReturnType<typeof useValidationStatus>, 'isValidating' | 'revision'>;

/** Why a draft must not be published yet: nobody knows of a mistake in it before its fields were checked; null if they were. */
export const uncheckedInWords = ({ isValidating, revision }: Status): string | null =>
  // before the draft has been read there is no revision, and no mistake either
  isValidating || revision === undefined ? say('Still being checked. It can be published in a moment.') : null;
