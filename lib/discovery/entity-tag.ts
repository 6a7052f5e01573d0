import { createHash } from 'node:crypto';

const tagLength = 22;

/** A tag that identifies a text, so that a client which has it is not sent it again. */
export const entityTag = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, tagLength)}"`;

/** Whether the client has the text of this tag already. */
export const hasTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim() === tag) === true;
