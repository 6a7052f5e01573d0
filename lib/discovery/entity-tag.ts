import { createHash } from 'node:crypto';

const tagLength = 22;

/** What a text is known by, so that it is not sent again to who has it. */
export const entityTag = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, tagLength)}"`;

/** Whether who asks has the text of this tag. */
export const hasTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim() === tag) === true;
