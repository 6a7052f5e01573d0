import { z } from 'zod';
import { messageOf } from '#services/platform/process/message-of.ts';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const withCode = z.object({ code: z.string() });
/** What the client throws where the lake refused documents of a write. */
const refusal = z.object({ details: z.object({ items: z.array(z.object({ error: z.object({ id: z.string() }) })).min(1) }) });

/** Why content could not be moved: which documents were refused, or what to do where the dataset was not there, or went away meanwhile. */
export function failureInWords(error: unknown): string {
  const message = messageOf(error);
  const refused = refusal.safeParse(error).data?.details.items.map((item) => item.error.id);
  if (refused !== undefined)
    return `${message}\nRefused: ${refused.join(', ')}. Other documents of the file may be in the dataset already: once the reason is gone, give the same command again.`;
  const code = withCode.safeParse(error).data?.code ?? /\bE[A-Z]{4,}\b/.exec(message)?.[0];
  if (code === undefined || !unreachable.has(code)) return message;
  return `The dataset cannot be reached: ${message}\nStart the product or the lake (with the same PORT and DATA_DIRECTORY), and give the same command again.`;
}
