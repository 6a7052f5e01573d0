import { chat, chatEnd } from '#lib/contracts/calls/chat-calls.ts';
import { keepableText } from '#lib/contracts/wire-fields.ts';
import type { Language } from '#lib/language/languages.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { shownCurrency } from '#components/ui/currency/use-currency.ts';
import type { ChatSpeech } from './chat-session.ts';

/** The specification's `api_key` of the browser; it grants nothing. */
const browserKey = 'site';

/** Questions in the language and the currency of the page; their failures are shown in the conversation itself. */
export const speechIn = (language: Language, fallback: string): ChatSpeech => ({
  ask: (question, uuid, signal) =>
    makeCall(
      chat,
      { params: { api_key: browserKey, question: keepableText(question), uuid }, language, currency: shownCurrency(language) },
      { signal, quiet: true },
    ),
  end: (uuid) => void makeCall(chatEnd, { uuid }),
  fallback,
});
