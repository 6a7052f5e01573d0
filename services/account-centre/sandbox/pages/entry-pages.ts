import { localizePath } from '#lib/language/languages.ts';
import { passwordBounds } from '../accounts/new-account.ts';
import { field, formHead, problemNote, returnField } from './fields.ts';
import { html, withLinks, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { returningAddress, entryPaths, formPaths, type PageContext } from './page-context.ts';
import type { PasswordFormKey } from './password-form-key.ts';

export interface LoginPage {
  readonly returnTo: string | null;
  readonly email: string;
  /** Masked. */
  readonly lastName: string | null;
  readonly problem: string | null;
  readonly key: PasswordFormKey;
}

export const keyAttributes = ({ publicKey, keyId }: PasswordFormKey, purpose: string): Html =>
  html`data-password-key="${publicKey}" data-password-key-id="${keyId}" data-password-purpose="${purpose}"`;

export const connectionNote = ({ secure, say }: PageContext): Html | null =>
  secure ? null : html`<p class="note warn">${say('plainHttp')}</p>`;

export function loginPage(context: PageContext, page: LoginPage): Page {
  const { say } = context;
  return {
    title: say('loginTitle'),
    takesPassword: true,
    main: html`<div class="narrow">
      <h1>${say('loginTitle')}</h1>
      <p class="lead">${page.returnTo === null ? say('loginLead') : say('loginToGoOn')}</p>
      ${page.lastName === null ? null : html`<p class="muted">${say('lastLogin', { name: page.lastName })}</p>`}
      ${problemNote(page.problem)}${connectionNote(context)}
      <form class="stack" method="post" action="${formPaths.login}" ${keyAttributes(page.key, 'login')}>
        ${formHead(context, 'login')}${returnField(page.returnTo)}
        ${field({ name: 'email', label: say('email'), type: 'email', value: page.email, autocomplete: 'username' })}
        ${field({ name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password' })}
        <p class="small-text"><a href="${returningAddress(entryPaths.forgot, page.returnTo)}">${say('forgotLink')}</a></p>
        <button class="button wide" type="submit">${say('logIn')}</button>
      </form>
      <p class="after">${say('noAccountYet')} <a href="${returningAddress(entryPaths.register, page.returnTo)}">${say('register')}</a></p>
    </div>`,
  };
}

export interface RegisterPage {
  readonly returnTo: string | null;
  readonly email: string;
  readonly phone: string;
  readonly problem: string | null;
  readonly problems: { readonly email: string | null; readonly password: string | null; readonly phone: string | null };
  readonly key: PasswordFormKey;
}

export function registerPage(context: PageContext, page: RegisterPage): Page {
  const { say, language } = context;
  const bounds = { least: passwordBounds.atLeast, most: passwordBounds.atMost };
  return {
    title: say('registerTitle'),
    takesPassword: true,
    main: html`<div class="narrow">
      <h1>${say('registerTitle')}</h1>
      <p class="lead">${say('registerLead')}</p>
      ${problemNote(page.problem)}${connectionNote(context)}
      <form class="stack" method="post" action="${formPaths.register}" ${keyAttributes(page.key, 'register')}>
        ${formHead(context, 'register')}${returnField(page.returnTo)}
        ${field({ name: 'email', label: say('email'), type: 'email', value: page.email, autocomplete: 'email', problem: page.problems.email })}
        ${field({ name: 'password', label: say('password'), type: 'password', autocomplete: 'new-password', hint: say('passwordHint', bounds), problem: page.problems.password })}
        ${field({ name: 'phone', label: say('phone'), type: 'tel', value: page.phone, autocomplete: 'tel-national', hint: say('phoneHint'), problem: page.problems.phone, optional: true })}
        <p class="small-text muted">
          ${withLinks(say('agree', { tos: '{{tos}}', privacy: '{{privacy}}' }), {
            tos: html`<a href="${localizePath('/doc/article/tos', language)}">${say('agreeTos')}</a>`,
            privacy: html`<a href="${localizePath('/doc/article/privacy', language)}">${say('agreePrivacy')}</a>`,
          })}
        </p>
        <button class="button wide" type="submit">${say('register')}</button>
      </form>
      <p class="after">${say('haveAccount')} <a href="${returningAddress(entryPaths.login, page.returnTo)}">${say('logIn')}</a></p>
    </div>`,
  };
}
