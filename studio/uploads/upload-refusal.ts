import { z } from 'zod';
import { unreadable } from './prepare-picture.ts';

const failureSchema = z.object({ statusCode: z.number().optional().catch(undefined), message: z.string().catch('') });

/** Why a file was not uploaded, as a sentence for the editor who chose it. */
export function uploadRefusal(error: unknown, name: string): string {
  const failure = failureSchema.safeParse(error);
  const { statusCode, message } = failure.success ? failure.data : { statusCode: undefined, message: '' };
  if (message.startsWith('Unsupported file type')) return unreadable(name);
  if (statusCode === undefined || statusCode >= 500)
    return `${name} was not uploaded: the server is busy or does not answer. Choose it again in a moment.`;
  if (statusCode === 401 || statusCode === 403) return `${name} was not uploaded: your role may not upload files.`;
  if (statusCode === 413) return `${name} is too large to be uploaded. Make it smaller and choose it again.`;
  if (message.includes('takes longer')) return `${name} takes too long to read. Make it simpler, or save it as PNG, and choose it again.`;
  return unreadable(name);
}
