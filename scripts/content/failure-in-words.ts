import { z } from 'zod';
import { messageOf } from '#services/platform/process/message-of.ts';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const withCode = z.object({ code: z.string() });

/** Why content could not be moved, and what to do where the dataset was not there, or went away in the middle. */
export function failureInWords(error: unknown): string {
  const message = messageOf(error);
  const code = withCode.safeParse(error).data?.code ?? /\bE[A-Z]{4,}\b/.exec(message)?.[0];
  if (code === undefined || !unreachable.has(code)) return message;
  return `The dataset cannot be reached: ${message}\nStart the product or the lake (with the same PORT and DATA_DIRECTORY), and give the same command again.`;
}
