import type { ReferralVerdict } from '#lib/contracts/referral-verdicts.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { localizePath } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { realNameStateOf, type Account } from '../accounts/account-table.ts';
import { commissionOf, type Referral } from '../console/referral-table.ts';
import { consoleFrame, emptyState } from './console-frame.ts';
import { formHead } from './fields.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';
import type { WordKey } from './words.ts';

/** Why an order does not count is its buyer's affair. */
const verdictWords = {
  counted: 'referralCounted',
  'buyer-unverified': 'referralPending',
  'unknown-code': 'referralNotCounted',
  'own-order': 'referralNotCounted',
  'known-customer': 'referralNotCounted',
} as const satisfies Record<ReferralVerdict, WordKey>;

/** The affiliate programme: real-name verification first, then the code, then what it has earned (R-12.6). */
export function affiliatePage(context: PageContext, account: Account, code: string | null, referrals: readonly Referral[]): Page {
  const { say } = context;
  const isVerified = realNameStateOf(account) === 'verified';
  const content = code === null ? joinForm(context, isVerified) : earnings(context, { code, isVerified }, referrals);
  return { title: say('affiliateTitle'), main: consoleFrame(context, 'affiliate', say('affiliateTitle'), content) };
}

const needsName = ({ say }: PageContext): Html =>
  html`<p class="note warn">${say('affiliateNeedsName')} <a href="${formPaths.realName}">${say('verifyNow')}</a></p>`;

const rulesLink = ({ say, language }: PageContext): Html =>
  html`<p class="after"><a href="${localizePath('/doc/article/affiliate', language)}">${say('affiliateRules')}</a></p>`;

function joinForm(context: PageContext, isVerified: boolean): Html {
  const { say } = context;
  const form = html`<form class="stack" method="post" action="${formPaths.affiliate}">
    ${formHead(context, 'affiliate')}
    <p class="hint">${say('affiliateAccept')}</p>
    <button class="button wide" type="submit">${say('affiliateJoin')}</button>
  </form>`;
  return html`<div class="narrow">
    <p class="lead">${say('affiliateLead')}</p>
    ${isVerified ? form : needsName(context)}${rulesLink(context)}
  </div>`;
}

function earnings(context: PageContext, { code, isVerified }: { code: string; isVerified: boolean }, referrals: readonly Referral[]): Html {
  const { say } = context;
  const list = html`<ul class="rows">
    ${referrals.map((referral) => referralItem(context, referral))}
  </ul>`;
  return html`${isVerified ? null : needsName(context)}
    <dl class="facts">
      <dt>${say('affiliateCode')}</dt>
      <dd><b class="code">${code}</b></dd>
      <dt>${say('affiliateLink')}</dt>
      <dd class="code">/product/vps?userCode=${code}</dd>
    </dl>
    ${rulesLink(context)}
    <section class="stack">
      <h2>${say('affiliateOrders')}</h2>
      ${referrals.length > 0 ? list : emptyState(say('affiliateNone'), say('affiliateNoneText'))}
    </section>`;
}

function referralItem({ say, language }: PageContext, { verdict, currency, paidMinor, keptMinor, paidAt }: Referral): Html {
  const amount = (amountMinor: number): string => formatMoney({ amountMinor, currency }, language);
  const counts = verdict === 'counted';
  const paid = html`<p>
    ${say('referralPaid', { amount: amount(paidMinor) })}${
      keptMinor < paidMinor ? html` · ${say('refunded', { amount: amount(paidMinor - keptMinor) })}` : null
    }
  </p>`;
  return html`<li>
    <div>
      <b>${formatDate(paidAt.toISOString().slice(0, 10), language)}</b>
      ${counts ? paid : null}
    </div>
    ${counts ? html`<b class="amount">${say('referralCommission', { amount: amount(commissionOf(keptMinor)) })}</b>` : null}
    <span class="tag ${counts ? 'good' : 'warn'}">${say(verdictWords[verdict])}</span>
  </li>`;
}
