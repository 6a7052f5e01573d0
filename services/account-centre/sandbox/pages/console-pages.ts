import { formatInstant } from '#lib/format/format-date.ts';
import type { Ticket } from '../console/ticket-table.ts';
import { consoleFrame, emptyState } from './console-frame.ts';
import { doneNote, field, formHead, problemNote } from './fields.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';

export function ticketsPage(context: PageContext, tickets: readonly Ticket[], sent: string | null): Page {
  const { say, language } = context;
  const open = html`<a class="button" href="${formPaths.ticket}">${say('ticketNew')}</a>`;
  const rows = tickets.map(
    ({ number, subject, body, createdAt }) =>
      html`<li>
        <div>
          <b>${subject}</b>
          <p>${body}</p>
          <p>${number} · ${formatInstant(createdAt.getTime(), language)}</p>
        </div>
        <span class="tag">${say('ticketOpen')}</span>
      </li>`,
  );
  const content =
    rows.length > 0
      ? html`<p>${open}</p>
          <ul class="rows ends">
            ${rows}
          </ul>`
      : emptyState(say('ticketsNone'), say('ticketsNoneText'), open);
  return {
    title: say('ticketsTitle'),
    main: consoleFrame(context, 'tickets', say('ticketsTitle'), [
      doneNote(sent === null ? null : say('ticketSent', { number: sent })),
      content,
    ]),
  };
}

export interface TicketForm {
  readonly subject: string;
  readonly text: string;
  readonly problem: string | null;
  readonly problems: { readonly subject: string | null; readonly text: string | null };
}

export function ticketPage(context: PageContext, form: TicketForm): Page {
  const { say } = context;
  const content = html`<div class="narrow">
    <p class="lead">${say('ticketLead')}</p>
    ${problemNote(form.problem)}
    <form class="stack" method="post" action="${formPaths.ticket}">
      ${formHead(context, 'ticket')}
      ${field({ name: 'subject', label: say('ticketSubject'), value: form.subject, problem: form.problems.subject })}
      ${field({ name: 'text', label: say('ticketText'), value: form.text, problem: form.problems.text, long: true })}
      <button class="button wide" type="submit">${say('ticketSend')}</button>
    </form>
  </div>`;
  return { title: say('ticketTitle'), main: consoleFrame(context, 'tickets', say('ticketTitle'), content) };
}
