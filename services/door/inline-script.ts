import { createHash } from 'node:crypto';
import type { PolicyOrigins } from './allowed-origins.ts';

/** What the policy allows so that a script may stand inside of pages: this text, by its hash, and no other. */
export const inlineScript = (text: string): Partial<PolicyOrigins> => ({
  script: [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
});
