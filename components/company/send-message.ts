import type { ContactMessage } from '#lib/company/contact-message.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';

export interface Sending {
  readonly message: ContactMessage;
  /** Names the message, so that sending it twice makes one ticket. */
  readonly key: string;
  /** Of human verification. */
  readonly proof: string;
  readonly website: string;
  readonly shownMs: number;
  readonly language: Language;
}

export type SendMessage = (sending: Sending) => Promise<MydocResult<{ ticket: string }>>;

/** Sends a message by /myDoc; what that takes is fetched when somebody does. */
export const sendMessage: SendMessage = async ({ message, ...terms }) => {
  const [{ makeCall }, { contactTicket }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/contact-calls.ts'),
  ]);
  return makeCall(contactTicket, { ...message, ...terms });
};
