import { consoleFrame } from './console-frame.ts';
import { doneNote, field, formHead, option } from './fields.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type FormName, type PageContext } from './page-context.ts';
import { methodWords } from './pay-page.ts';
import { realNameStates, type RealNameState } from '#lib/rules/real-name.ts';
import { realNameStateOf, type Account } from '../accounts/account-table.ts';
import type { WordKey } from './words.ts';

const realNameWords = {
  none: 'notVerified',
  pending: 'realNamePending',
  verified: 'verified',
  lapsed: 'realNameLapsed',
} as const satisfies Record<RealNameState, WordKey>;

/** The test controls of the sandbox: how does the site respond to an account in this state? */
export function stateBox(context: PageContext, account: Account): Html {
  const { say } = context;
  return html`<aside class="box">
    <h2>${say('tryTitle')}</h2>
    <p class="muted small-text">${say('tryLead')}</p>
    <form class="stack" method="post" action="${formPaths.state}">
      ${formHead(context, 'state')}
      <div class="field">
        <label for="realNameState">${say('tryRealName')}</label
        ><select id="realNameState" name="realName">
          ${realNameStates.map((state) => option(state, say(realNameWords[state]), realNameStateOf(account) === state))}
        </select>
      </div>
      <div class="field">
        <label for="standing">${say('tryBarred')}</label
        ><select id="standing" name="standing">
          ${option('good', say('stateGood'), !account.barred)}${option('barred', say('stateBarred'), account.barred)}
        </select>
      </div>
      <div class="field">
        <label for="nextPayment">${say('tryPayment')}</label
        ><select id="nextPayment" name="nextPayment">
          ${option('page', say('tryPaymentPage'), account.nextPayment === 'page')}${option('at-start', say('tryPaymentAtStart'), account.nextPayment === 'at-start')}
        </select>
      </div>
      <div class="field">
        <label for="nextServer">${say('tryServer')}</label
        ><select id="nextServer" name="nextServer">
          ${option('works', say('tryServerWorks'), account.nextServer === 'works')}${option('fails-once', say('tryServerFailsOnce'), account.nextServer === 'fails-once')}${option('fails', say('tryServerFails'), account.nextServer === 'fails')}
        </select>
      </div>
      <div class="field">
        <label for="nextCharge">${say('tryCharge')}</label
        ><select id="nextCharge" name="nextCharge">
          ${option('taken', say('tryChargeTaken'), account.nextCharge === 'taken')}${option('declined', say('tryChargeDeclined'), account.nextCharge === 'declined')}
        </select>
      </div>
      ${field({ name: 'credit', label: say('tryCredit'), type: 'number', value: String(account.creditScore) })}
      <button class="button wide" type="submit">${say('trySave')}</button>
    </form>
  </aside>`;
}

export function accountPage(context: PageContext, account: Account, sessions: number, changed: boolean): Page {
  const { say } = context;
  const state = realNameStateOf(account);
  const facts: readonly (readonly [string, Html])[] = [
    [say('factUsername'), html`${account.username}`],
    [
      say('factEmail'),
      html`${account.email}
        <span class="tag ${account.emailConfirmed ? 'good' : 'warn'}"
          >${account.emailConfirmed ? say('confirmed') : say('notConfirmed')}</span
        >`,
    ],
    [say('factPhone'), html`${account.phone === '' ? say('notGiven') : account.phone}`],
    [
      say('factRealName'),
      html`${account.realName} <span class="tag ${state === 'verified' ? 'good' : 'warn'}">${say(realNameWords[state])}</span>${
          state === 'none' || state === 'lapsed' ? html` <a href="${formPaths.realName}">${say('verifyNow')}</a>` : null
        }`,
    ],
    [
      say('factState'),
      html`<span class="tag ${account.barred ? 'bad' : 'good'}">${account.barred ? say('stateBarred') : say('stateGood')}</span>`,
    ],
    [say('factCredit'), html`${account.creditScore}`],
    [say('factMethod'), html`${account.savedMethod === null ? say('methodNone') : methodWords(context, account.savedMethod)}`],
    [say('factSessions'), html`${sessions}`],
  ];
  const end = (form: FormName, label: string, hint: string): Html =>
    html`<form method="post" action="${formPaths[form]}">
      ${formHead(context, form)}<button class="button second" type="submit" aria-describedby="${form}-hint">${label}</button>
      <p class="hint" id="${form}-hint">${hint}</p>
    </form>`;
  const content = html`${doneNote(changed ? say('tryChanged') : null)}
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <div class="ends">
      ${account.savedMethod === null ? null : end('forgetMethod', say('forgetMethod'), say('forgetMethodHint'))}${end('everywhere', say('endEverywhere'), say('endEverywhereHint'))}${end('silently', say('endSession'), say('endSessionHint'))}${end('close', say('closeAccount'), say('closeAccountHint'))}
    </div>`;
  return { title: say('accountTitle'), main: consoleFrame(context, 'account', say('accountTitle'), content, stateBox(context, account)) };
}
