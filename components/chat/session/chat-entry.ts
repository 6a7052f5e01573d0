import * as z from 'zod/mini';
import { chat } from '#lib/contracts/calls/chat-calls.ts';

/** What came with an answer beside its HTML: citations, receipt, suggestions, the way to people. */
const answerDetails = z.omit(chat.output, { answer: true });

type AnswerDetails = z.infer<typeof answerDetails>;

/** Why there is no answer; `limited`: too many questions in a short time, until an instant if it is known. */
const failure = z.object({
  failed: z.enum(['offline', 'timeout', 'down', 'limited']),
  untilMs: z.optional(z.int().check(z.nonnegative())),
});

export type ChatFailure = z.infer<typeof failure>;

/** What is stored beside a message, at the same place. */
const besideMessage = z.union([failure, answerDetails]);

export type BesideMessage = z.infer<typeof besideMessage> | null;

/** One message of the conversation, in the order in which it is shown. */
export type ChatEntry =
  | { readonly kind: 'question'; readonly text: string }
  /** `html` as it came: it is sanitised where it is shown. */
  | { readonly kind: 'answer'; readonly html: string; readonly details: AnswerDetails }
  /** The automatic answer when there is none. */
  | { readonly kind: 'failure'; readonly text: string; readonly failure: ChatFailure };

/** An entry from what is stored of it; what does not belong to an answer, or was changed by hand, is left out. */
export function entryOf(user: '1' | '2', content: string, beside: unknown): ChatEntry {
  if (user === '1') return { kind: 'question', text: content };
  const parsed = besideMessage.safeParse(beside ?? {});
  if (!parsed.success) return { kind: 'answer', html: content, details: {} };
  return 'failed' in parsed.data
    ? { kind: 'failure', text: content, failure: parsed.data }
    : { kind: 'answer', html: content, details: parsed.data };
}

export const contentOf = (entry: ChatEntry): string => (entry.kind === 'answer' ? entry.html : entry.text);

export function besideOf(entry: ChatEntry): BesideMessage {
  if (entry.kind === 'question') return null;
  return entry.kind === 'answer' ? entry.details : entry.failure;
}
