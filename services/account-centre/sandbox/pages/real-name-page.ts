import { identityDocuments, type IdentityDocument } from '#lib/rules/identity-documents.ts';
import { realNameStateOf, type Account } from '../accounts/account-table.ts';
import { consoleFrame } from './console-frame.ts';
import { doneNote, field, formHead, option, problemNote, returnField } from './fields.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';
import type { WordKey } from './words.ts';

export interface RealNameForm {
  /** A page of the site to go on with afterwards. */
  readonly returnTo: string | null;
  readonly name: string;
  readonly document: IdentityDocument;
  /** As typed, so that one wrong digit is one digit to correct. */
  readonly card: string;
  readonly country: string;
  readonly problem: string | null;
  readonly problems: { readonly name: string | null; readonly card: string | null; readonly country: string | null };
}

const documentWords = {
  'cn-id-card': 'documentChineseCard',
  'hk-id-card': 'documentHongKongCard',
  'jp-residence-card': 'documentResidenceCard',
  passport: 'documentPassport',
} as const satisfies Record<IdentityDocument, WordKey>;

/** Numbers that pass: the first from the standard's own text. */
const examples = { card: '11010519491231002X', hongKong: 'A123456(3)', residence: 'AB12345678CD', passport: '123456789' } as const;

/** Real-name verification: who one is, by which document. */
export function realNamePage(context: PageContext, account: Account, form: RealNameForm): Page {
  const { say } = context;
  const state = realNameStateOf(account);
  const isDone = state === 'verified' || state === 'pending';
  const content = isDone
    ? html`${doneNote(say(state === 'pending' ? 'realNameChecking' : 'realNameDone', { name: account.realName }))}
      ${form.returnTo === null ? null : html`<p class="after"><a class="button" href="${form.returnTo}">${say('realNameGoOn')}</a></p>`}`
    : html`<div class="narrow">
        <p class="lead">${say('realNameLead')}</p>
        ${problemNote(form.problem)}
        <form class="stack" method="post" action="${formPaths.realName}">
          ${formHead(context, 'realName')}${returnField(form.returnTo)}
          ${field({ name: 'name', label: say('realName'), value: form.name, autocomplete: 'name', problem: form.problems.name })}
          <div class="field">
            <label for="document">${say('documentKind')}</label
            ><select id="document" name="document">
              ${identityDocuments.map((kind) => option(kind, say(documentWords[kind]), form.document === kind))}
            </select>
          </div>
          ${field({
            name: 'card',
            label: say('cardNumber'),
            value: form.card,
            autocomplete: 'off',
            hint: say('cardHint', examples),
            problem: form.problems.card,
          })}
          ${field({
            name: 'country',
            label: say('documentCountry'),
            value: form.country,
            autocomplete: 'country',
            hint: say('documentCountryHint'),
            problem: form.problems.country,
            optional: true,
          })}
          <button class="button wide" type="submit">${say('realNameSend')}</button>
        </form>
      </div>`;
  return { title: say('realNameTitle'), main: consoleFrame(context, 'account', say('realNameTitle'), content) };
}
