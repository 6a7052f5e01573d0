import { html } from './html.ts';
import type { Page } from './layout.ts';
import type { PageContext } from './page-context.ts';

const messages = {
  notFound: { title: 'notFoundTitle', text: 'notFoundText' },
  refused: { title: 'refusedTitle', text: 'refusedText' },
  unreadable: { title: 'refusedTitle', text: 'unreadableText' },
  failed: { title: 'failedTitle', text: 'failedText' },
} as const;

export type MessageName = keyof typeof messages;

/** A page with only a message. */
export function messagePage({ say }: PageContext, message: MessageName): Page {
  const { title, text } = messages[message];
  return {
    title: say(title),
    main: html`<div class="narrow">
      <h1>${say(title)}</h1>
      <p class="lead">${say(text)}</p>
      <p class="after"><a class="button" href="/ucenter/">${say('accountCentre')}</a></p>
    </div>`,
  };
}
