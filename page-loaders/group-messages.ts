import { withoutTags } from '#lib/format/without-tags.ts';
import { groupMessageKeys, type GroupMessages } from '#lib/group-buy/group-messages.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PageAnswer } from '#lib/page/page-request.ts';
import en from '#locales/en/errors-mydoc.json';
import ja from '#locales/ja/errors-mydoc.json';
import zh from '#locales/zh/errors-mydoc.json';

const words: Readonly<Record<Language, GroupMessages>> = { en, zh, ja };

/**
 * The refusals that a page of group buying gives before it asks, in the words of the service's. They are shown as plain text, beside links
 * of the page's own; a barred account alone is shown as HTML, since its only way out is the link in the message.
 */
const groupMessages = (language: Language): GroupMessages =>
  Object.fromEntries(
    groupMessageKeys.map((key) => [key, key === 'accountAbnormal' ? words[language][key] : withoutTags(words[language][key])]),
  ) as GroupMessages;

/** A page of group buying with these messages. */
export type WithGroupMessages<Content> = Content & { readonly messages: GroupMessages };

/** Adds them to what was loaded for a page. */
export function withGroupMessages<Content>(answer: PageAnswer<Content>, language: Language): PageAnswer<WithGroupMessages<Content>> {
  return answer.kind === 'page' ? { ...answer, content: { ...answer.content, messages: groupMessages(language) } } : answer;
}
