import { html, type Html, type HtmlValue } from './html.ts';
import type { PageContext } from './page-context.ts';
import type { WordKey } from './words.ts';

const consoleSections = {
  servers: { path: '/ucenter/console', word: 'navServers' },
  orders: { path: '/ucenter/console/orders', word: 'navOrders' },
  tickets: { path: '/ucenter/console/tickets', word: 'navTickets' },
  mail: { path: '/ucenter/console/mail', word: 'navMail' },
  affiliate: { path: '/ucenter/console/affiliate', word: 'navAffiliate' },
  account: { path: '/ucenter/console/account', word: 'navAccount' },
} as const satisfies Record<string, { path: string; word: WordKey }>;

export type ConsoleSection = keyof typeof consoleSections;

/** The layout of a console page: heading, account, sections, and an optional second column. */
export function consoleFrame(
  context: PageContext,
  section: ConsoleSection,
  title: string,
  content: HtmlValue,
  aside: Html | null = null,
): Html {
  const { say, account } = context;
  const tabs = Object.entries(consoleSections).map(
    ([name, { path, word }]) => html`<li><a href="${path}" ${name === section ? html` aria-current="page"` : null}>${say(word)}</a></li>`,
  );
  return html`<h1>${title}</h1>
    <p class="muted">${account?.email ?? null}</p>
    <nav aria-label="${say('consoleNav')}">
      <ul class="tabs">
        ${tabs}
      </ul>
    </nav>
    <div class="${aside ? 'two' : 'ends'}">
      <div>${content}</div>
      ${aside}
    </div>`;
}

export const emptyState = (title: string, text: string, action: Html | null = null): Html =>
  html`<div class="empty">
    <h2>${title}</h2>
    <p>${text}</p>
    ${action}
  </div>`;
