import { localizePath } from '#lib/language/languages.ts';
import type { Server } from '../console/server-table.ts';
import { consoleFrame, emptyState } from './console-frame.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import type { PageContext } from './page-context.ts';

const serverTags = {
  building: { word: 'serverBuilding', tone: 'warn' },
  running: { word: 'serverRunning', tone: 'good' },
  failed: { word: 'serverFailed', tone: 'bad' },
  ended: { word: 'serverEnded', tone: '' },
} as const;

export function serversPage(context: PageContext, servers: readonly Server[], aside: Html): Page {
  const { say, language } = context;
  const rows = servers.map(({ name, hostName, keyNames, userDataLines, description, address, state, secondsLeft }) => {
    const { word, tone } = serverTags[state];
    return html`<li>
      <div>
        <b>${hostName ?? name}</b>
        <p>${description}</p>
        ${keyNames.length > 0 ? html`<p>${say('serverKeys', { names: keyNames.join(', ') })}</p>` : null}
        ${userDataLines > 0 ? html`<p>${say('serverUserData', { lines: userDataLines })}</p>` : null}
      </div>
      ${state === 'running' ? html`<code>${address}</code>` : null}<span class="tag ${tone}">${say(word, { seconds: secondsLeft })}</span>
    </li>`;
  });
  const none = emptyState(
    say('serversNone'),
    say('serversNoneText'),
    html`<a class="button" href="${localizePath('/product/vps', language)}">${say('seePlans')}</a>`,
  );
  return {
    title: say('serversTitle'),
    main: consoleFrame(
      context,
      'servers',
      say('serversTitle'),
      rows.length > 0
        ? html`<ul class="rows">
            ${rows}
          </ul>`
        : none,
      aside,
    ),
  };
}
