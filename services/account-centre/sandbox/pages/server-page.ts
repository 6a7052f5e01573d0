import { formatInstant } from '#lib/format/format-date.ts';
import { localizePath } from '#lib/language/languages.ts';
import { orderPath, readOrderId } from '#lib/orders/order-address.ts';
import type { DoneChange } from '../console/change-table.ts';
import type { Server } from '../console/server-table.ts';
import { consoleFrame } from './console-frame.ts';
import { html, type Html, wholeNumbers } from './html.ts';
import type { Page } from './layout.ts';
import type { PageContext } from './page-context.ts';
import { serverName, serversPath, serverTag } from './servers-page.ts';

/** One server: what it is, where it is, and what was made of it since. */
export function serverPage(context: PageContext, server: Server, changes: readonly DoneChange[]): Page {
  const { say, language } = context;
  const { id, name, orderId, ofOrder, orderedAs, address, ipv6, state, createdAt, keyNames, userDataLines } = server;
  const order = readOrderId(orderId);
  const orderHref = order === null ? null : localizePath(orderPath(order), language);
  const facts: readonly (readonly [string, Html | string])[] = [
    [say('factState'), serverTag(context, server)],
    ...(state === 'running'
      ? [[say('serverAddress'), html`<code>${address}</code>`] as const, ['IPv6', html`<code>${ipv6}</code>`] as const]
      : []),
    [say('serverName'), name],
    [say('serverBuilt'), formatInstant(createdAt.getTime(), language)],
    [say('serverOrdered'), wholeNumbers(orderedAs)],
    ...(ofOrder > 1 ? [[say('serverTogether'), say('serverOneOf', { count: ofOrder })] as const] : []),
    ...(keyNames.length > 0 ? [[say('serverKeysHeading'), keyNames.join(', ')] as const] : []),
    // the site alone knows what was renewed since
    ...(orderHref === null || state === 'ended'
      ? []
      : [[say('serverPaidUntil'), html`<a href="${orderHref}">${say('serverPaidUntilWhere')}</a>`] as const]),
    ...(userDataLines > 0 ? [['cloud-init', say('serverUserData', { lines: userDataLines })] as const] : []),
  ];
  const manage = say(ofOrder > 1 ? 'serversManage' : 'serverManage');
  const toOrder = orderHref === null ? null : html`<p class="after"><a href="${orderHref}">${manage}</a></p>`;
  const content = html`<dl class="facts" data-server="${id}">
      ${facts.map(
        ([heading, value]) =>
          html`<dt>${heading}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${changes.length > 0 ? changeList(context, changes) : null} ${toOrder}
    <p><a href="${serversPath}">${say('serversBack')}</a></p>`;
  return { title: serverName(server), main: consoleFrame(context, 'servers', serverName(server), content) };
}

const changeList = ({ say, language }: PageContext, changes: readonly DoneChange[]): Html =>
  html`<h2>${say('serverChanges')}</h2>
    <ul class="rows">
      ${changes.map(
        ({ description, doneAt }) =>
          html`<li>
            <div>
              <p>${wholeNumbers(description)}</p>
              <p>${formatInstant(doneAt.getTime(), language)}</p>
            </div>
          </li>`,
      )}
    </ul>`;
