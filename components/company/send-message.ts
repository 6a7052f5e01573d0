import type { ContactMessage } from '#lib/company/contact-message.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';

export interface Sending {
  readonly message: ContactMessage;
  /** Idempotency key: sending the message twice makes one ticket. */
  readonly key: string;
  /** Proof of human verification. */
  readonly proof: string;
  readonly website: string;
  readonly shownMs: number;
  readonly language: Language;
}

export type SendMessage = (sending: Sending) => Promise<MydocResult<{ ticket: string }>>;

/** Sends a message by /myDoc; the code for it is loaded on use. */
export const sendMessage: SendMessage = async ({ message, ...terms }) => {
  const [{ makeCall }, { contactTicket }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/contact-calls.ts'),
  ]);
  return makeCall(contactTicket, { ...message, ...terms });
};
