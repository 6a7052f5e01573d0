import type * as z from 'zod/mini';
import type { chatOpening } from '#lib/contracts/calls/chat-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { useRead, type Reading } from '#components/ui/calls/use-read.ts';

export type Opening = Reading<z.infer<(typeof chatOpening)['output']>>;

const loadCall = async () => (await import('#lib/contracts/calls/chat-calls.ts')).chatOpening;

/** What the panel shows before the first question. */
export const useOpening = (pageID: string, language: Language): Opening => useRead(loadCall, 'chat-opening', { pageID, language });
