import { formatInstant } from '#lib/format/format-date.ts';
import { localizePath } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import type { Payment } from '../console/payment-table.ts';
import { consoleFrame, emptyState } from './console-frame.ts';
import { doneNote, formHead } from './fields.ts';
import { html, type Html, wholeNumbers } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';
import { paymentTag } from './pay-page.ts';

/** The account's orders, each with its payments. */
export function ordersPage(context: PageContext, payments: readonly Payment[], told: boolean): Page {
  const { say, language } = context;
  const orders = [...new Set(payments.map((payment) => payment.orderId))].map((orderId) => {
    const own = payments.filter((payment) => payment.orderId === orderId);
    const [latest] = own;
    return html`<li class="group">
      <div>
        <h2>${latest ? orderName(latest) : null}</h2>
      </div>
      <ul class="rows inner">
        ${own.map((payment) => paymentItem(context, payment))}
      </ul>
    </li>`;
  });
  const none = emptyState(
    say('ordersNone'),
    say('ordersNoneText'),
    html`<a class="button" href="${localizePath('/product/vps', language)}">${say('seePlans')}</a>`,
  );
  const content = html`${doneNote(told ? say('payTold') : null)}${
    orders.length > 0
      ? html`<ul class="rows">
          ${orders}
        </ul>`
      : none
  }`;
  return { title: say('ordersTitle'), main: consoleFrame(context, 'orders', say('ordersTitle'), content) };
}

/** What was ordered, by its number; it leads to the order's page. */
const orderName = (payment: Payment): Html =>
  hasPage(payment) ? html`<a href="${payment.returnPath}">${wholeNumbers(payment.description)}</a>` : wholeNumbers(payment.description);

/** Whether the return address of a payment is an order page; a seeded earlier purchase has none. */
const hasPage = ({ returnPath, orderId }: Payment): boolean => returnPath.endsWith(`/${orderId}`);

function paymentItem(context: PageContext, payment: Payment): Html {
  const { say, language } = context;
  const { id, amountMinor, refundedMinor, currency, state, method, createdAt, held } = payment;
  const { word, tone } = paymentTag(payment);
  const refunded =
    refundedMinor > 0
      ? html`<span class="tag">${say('refunded', { amount: formatMoney({ amountMinor: refundedMinor, currency }, language) })}</span>`
      : null;
  return html`<li>
    <p>${formatInstant(createdAt.getTime(), language)}${method === null ? null : html` · ${method}`}</p>
    <b class="amount">${formatMoney({ amountMinor, currency }, language)}</b>
    <div class="row"><span class="tag ${tone}">${say(word)}</span>${refunded}</div>
    ${state === 'open' ? html`<a class="button small second" href="${formPaths.pay}/${id}">${say('payNow')}</a>` : null}${
      held
        ? html`<form method="post" action="${formPaths.tell}">
            ${formHead(context, 'tell')}<input type="hidden" name="payment" value="${id}" /><button
              class="button small second"
              type="submit"
            >
              ${say('payTell')}
            </button>
          </form>`
        : null
    }
  </li>`;
}
