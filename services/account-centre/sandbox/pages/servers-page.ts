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

export const serversPath = '/ucenter/console';

/** As its owner calls it. */
export const serverName = ({ hostName, name }: Pick<Server, 'hostName' | 'name'>): string => hostName ?? name;

export function serverTag({ say }: PageContext, { state, secondsLeft }: Pick<Server, 'state' | 'secondsLeft'>): Html {
  const { word, tone } = serverTags[state];
  return html`<span class="tag ${tone}">${say(word, { seconds: secondsLeft })}</span>`;
}

/** The servers of an account; those of one order belong together. */
export function serversPage(context: PageContext, servers: readonly Server[], aside: Html): Page {
  const { say, language } = context;
  const rows = servers.map((server) => {
    const { id, ofOrder, keyNames, userDataLines, description, address, state } = server;
    return html`<li>
      <div>
        <a href="${serversPath}/servers/${id}"><b>${serverName(server)}</b></a>
        <p>${description}</p>
        ${ofOrder > 1 ? html`<p>${say('serverOneOf', { count: ofOrder })}</p>` : null}
        ${keyNames.length > 0 ? html`<p>${say('serverKeys', { names: keyNames.join(', ') })}</p>` : null}
        ${userDataLines > 0 ? html`<p>cloud-init: ${say('serverUserData', { lines: userDataLines })}</p>` : null}
      </div>
      ${state === 'running' ? html`<code>${address}</code>` : null}${serverTag(context, server)}
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
