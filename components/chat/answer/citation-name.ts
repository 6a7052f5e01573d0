import type { ChatCitation } from '#lib/contracts/calls/chat-calls.ts';

/** A text and its heading. Chinese and Japanese titles often have a colon already, so the heading is in brackets there. */
export function citationName({ title, heading, language }: Pick<ChatCitation, 'title' | 'heading' | 'language'>): string {
  if (heading === null) return title;
  return language === 'en' ? `${title}: ${heading}` : `${title}（${heading}）`;
}
