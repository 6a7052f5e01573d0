import { localizePath } from '#lib/language/languages.ts';
import type { OwnedName } from '../console/name-list.ts';
import type { Server } from '../console/server-table.ts';
import { consoleFrame, emptyState } from './console-frame.ts';
import { html, type Html, wholeNumbers } from './html.ts';
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

/** The servers of an account, those of one order together, and its names. */
export function serversPage(context: PageContext, servers: readonly Server[], names: readonly OwnedName[], aside: Html): Page {
  const { say, language } = context;
  const rows = servers.map((server) => {
    const { id, ofOrder, keyNames, userDataLines, description, address, state } = server;
    return html`<li>
      <div>
        <a href="${serversPath}/servers/${id}"><b>${serverName(server)}</b></a>
        ${ofOrder > 1 ? html`<p>${say('serverOneOfThese', { count: ofOrder })}</p>` : null}
        <p>${wholeNumbers(description)}</p>
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
      [
        rows.length > 0
          ? html`<ul class="rows">
              ${rows}
            </ul>`
          : none,
        namesSection(context, names),
      ],
      aside,
    ),
  };
}

function namesSection({ say }: PageContext, names: readonly OwnedName[]): Html | null {
  if (names.length === 0) return null;
  const rows = names.map(
    ({ domain, until, renewal, number, orderPath }) =>
      html`<li>
        <div>
          <b>${domain}</b>
          <p>${say('nameUntil', { until })}</p>
          <p>${say('nameRenewal', { renewal })}</p>
          <p><a href="${orderPath}">${say('nameOrder', { number })}</a></p>
        </div>
      </li>`,
  );
  return html`<section>
    <h2>${say('namesTitle')}</h2>
    <p class="muted">${say('namesText')}</p>
    <ul class="rows ends">
      ${rows}
    </ul>
  </section>`;
}
