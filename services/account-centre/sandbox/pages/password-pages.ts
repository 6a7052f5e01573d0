import { passwordBounds } from '../accounts/new-account.ts';
import { connectionNote, keyAttributes } from './entry-pages.ts';
import { doneNote, field, formHead, problemNote, returnField } from './fields.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { entryPaths, formPaths, returningAddress, type PageContext } from './page-context.ts';
import type { PasswordFormKey } from './password-form-key.ts';

export interface ForgotPage {
  readonly email: string;
  readonly returnTo: string | null;
  readonly problem: string | null;
  readonly emailProblem: string | null;
  /** It was asked for: the same is said whether there is an account or not. */
  readonly sent: boolean;
  readonly minutes: number;
}

/** Where a letter for a new password is asked for. */
export function forgotPage(context: PageContext, page: ForgotPage): Page {
  const { say } = context;
  const logIn = returningAddress(entryPaths.login, page.returnTo);
  return {
    title: say('forgotTitle'),
    main: html`<div class="narrow">
      <h1>${say('forgotTitle')}</h1>
      <p class="lead">${say('forgotLead', { minutes: page.minutes })}</p>
      ${doneNote(page.sent ? say('forgotSent', { email: page.email, minutes: page.minutes }) : null)} ${problemNote(page.problem)}
      <form class="stack" method="post" action="${formPaths.forgot}">
        ${formHead(context, 'forgot')}${returnField(page.returnTo)} ${emailField(context, page)}
        <button class="button wide" type="submit">${say(page.sent ? 'forgotAgain' : 'forgotSend')}</button>
      </form>
      ${page.sent ? html`<p class="after muted">${say('forgotOutbox')}</p>` : null}
      <p class="after"><a href="${logIn}">${say('forgotBack')}</a></p>
    </div>`,
  };
}

const emailField = ({ say }: PageContext, { email, emailProblem: problem }: ForgotPage): Html =>
  field({ name: 'email', label: say('email'), type: 'email', value: email, autocomplete: 'username', problem });

export interface ResetPage {
  readonly secret: string;
  readonly returnTo: string | null;
  readonly problem: string | null;
  readonly passwordProblem: string | null;
  /** The link was used, or is too old. */
  readonly isOver: boolean;
  readonly minutes: number;
  readonly key: PasswordFormKey;
}

function passwordField({ say }: PageContext, { passwordProblem: problem }: ResetPage): Html {
  const hint = say('passwordHint', { least: passwordBounds.atLeast, most: passwordBounds.atMost });
  return field({ name: 'password', label: say('resetPassword'), type: 'password', autocomplete: 'new-password', hint, problem });
}

/** Where the link of a letter leads. */
export function resetPage(context: PageContext, page: ResetPage): Page {
  const { say } = context;
  if (page.isOver)
    return {
      title: say('resetTitle'),
      main: html`<div class="narrow">
        <h1>${say('resetTitle')}</h1>
        ${problemNote(say('resetOver', { minutes: page.minutes }))}
        <p class="after"><a class="button" href="${returningAddress(entryPaths.forgot, page.returnTo)}">${say('forgotAgain')}</a></p>
      </div>`,
    };
  return {
    title: say('resetTitle'),
    takesPassword: true,
    main: html`<div class="narrow">
      <h1>${say('resetTitle')}</h1>
      <p class="lead">${say('resetLead')}</p>
      ${problemNote(page.problem)}${connectionNote(context)}
      <form class="stack" method="post" action="${formPaths.reset}" ${keyAttributes(page.key, 'register')}>
        ${formHead(context, 'reset')}${returnField(page.returnTo)}<input type="hidden" name="key" value="${page.secret}" />
        ${passwordField(context, page)}
        <button class="button wide" type="submit">${say('resetButton')}</button>
      </form>
    </div>`,
  };
}
