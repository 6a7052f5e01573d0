import { formatInstant } from '#lib/format/format-date.ts';
import { htmlLang } from '#lib/language/languages.ts';
import type { Letter, Mail } from '../accounts/mail-table.ts';
import { consoleFrame, emptyState } from './console-frame.ts';
import { doneNote, formHead } from './fields.ts';
import { html, type Html, wholeNumbers } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';

/** The e-mails that the account would have got, newest first. */
export function mailPage(context: PageContext, mail: readonly Mail[], done: boolean): Page {
  const { say } = context;
  const content =
    mail.length > 0
      ? html`<ul class="rows ends">
          ${mail.map((each) => (each.letter ? letterItem(context, each, each.letter) : confirmationItem(context, each)))}
        </ul>`
      : emptyState(say('mailNone'), say('mailNoneText'));
  return {
    title: say('mailTitle'),
    main: consoleFrame(context, 'mail', say('mailTitle'), [
      html`<p class="muted">${say('mailLead')}</p>`,
      doneNote(done ? say('mailConfirmed') : null),
      content,
    ]),
  };
}

const letterItem = ({ language }: PageContext, { id, sentAt }: Mail, letter: Letter): Html =>
  html`<li>
    <div>
      <a href="${formPaths.mail}/${id}" lang="${htmlLang[letter.language]}"><b>${wholeNumbers(letter.subject)}</b></a>
      <p>${formatInstant(sentAt.getTime(), language)}</p>
    </div>
  </li>`;

function confirmationItem(context: PageContext, { token, sentAt, used }: Mail): Html {
  const { say, language, account } = context;
  const confirm = html`<form method="post" action="${formPaths.mail}">
    ${formHead(context, 'mail')}<input type="hidden" name="letter" value="${token}" /><button class="button small" type="submit">
      ${say('mailConfirm')}
    </button>
  </form>`;
  return html`<li>
    <div>
      <b>${say('mailConfirmSubject')}</b>
      <p>${say('mailConfirmText', { email: account?.email ?? '' })}</p>
      <p>${formatInstant(sentAt.getTime(), language)}</p>
    </div>
    ${used ? html`<span class="tag good">${say('confirmed')}</span>` : confirm}
  </li>`;
}

/** One e-mail of the site, as plain text. */
export function letterPage(context: PageContext, id: string, letter: Letter & { sentAt: Date }): Page {
  const { say, language } = context;
  const lang = htmlLang[letter.language];
  return {
    title: letter.subject,
    main: consoleFrame(context, 'mail', say('mailTitle'), [
      html`<article class="letter" lang="${lang}">
        <h2>${wholeNumbers(letter.subject)}</h2>
        <p class="muted small-text" lang="${htmlLang[language]}">${formatInstant(letter.sentAt.getTime(), language)}</p>
        <p class="written">${wholeNumbers(letter.text)}</p>
      </article>`,
      html`<p class="after"><a href="${formPaths.mail}/${id}/html">${say('mailAsHtml')}</a></p>`,
      html`<p><a href="${formPaths.mail}">${say('mailBack')}</a></p>`,
    ]),
  };
}
