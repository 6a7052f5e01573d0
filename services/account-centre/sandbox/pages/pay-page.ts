import { formatMoney } from '#lib/money/format-money.ts';
import type { Payment } from '../console/payment-table.ts';
import { formHead } from './fields.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';
import type { WordKey } from './words.ts';

export const paymentMethods = ['PayPal', 'Stripe', 'Alipay'] as const;

/** How a test payment can end. */
export const paymentOutcomes = {
  paid: { word: 'payOutcomePaid', text: 'payOutcomePaidText' },
  declined: { word: 'payOutcomeDeclined', text: 'payOutcomeDeclinedText' },
  twice: { word: 'payOutcomeTwice', text: 'payOutcomeTwiceText' },
  late: { word: 'payOutcomeLate', text: 'payOutcomeLateText' },
} as const satisfies Record<string, { word: WordKey; text: WordKey }>;

export type PaymentOutcome = keyof typeof paymentOutcomes;

const outcomeNames: readonly PaymentOutcome[] = ['paid', 'declined', 'twice', 'late'];

export function payPage(context: PageContext, payment: Payment): Page {
  const { say, language } = context;
  const back = html`<a class="button quiet wide" href="${payment.returnPath}">${say('payBack')}</a>`;
  if (payment.state !== 'open') {
    return { title: say('paySettledTitle'), main: html`<div class="narrow"><h1>${say('paySettledTitle')}</h1><div class="stack">${back}</div></div>` };
  }
  const methods = paymentMethods.map((method, place) => html`<label class="option"><input type="radio" name="method" value="${method}"${checked(place)}>${method}</label>`);
  const outcomes = outcomeNames.map((name, place) => html`<label class="option"><input type="radio" name="outcome" value="${name}"${checked(place)}>${say(paymentOutcomes[name].word)}<span>${say(paymentOutcomes[name].text)}</span></label>`);
  const title = say('payTitle', { order: payment.orderId });
  return {
    title,
    main: html`<h1>${title}</h1><p class="lead">${say('payLead')}</p>
<form class="two" method="post" action="${formPaths.pay}/${payment.id}">${formHead(context, 'pay')}
<div class="stack"><fieldset><legend>${say('payMethod')}</legend><div class="options three">${methods}</div></fieldset>
<fieldset><legend>${say('payOutcome')}</legend><div class="options">${outcomes}</div></fieldset></div>
<aside class="box"><p class="muted">${payment.description}</p><div><p class="muted">${say('payTotal')}</p><p class="total">${formatMoney(payment, language)}</p></div>
<button class="button wide" type="submit">${say('payFinish')}</button>${back}</aside></form>`,
  };
}

const checked = (place: number): Html | null => (place === 0 ? html` checked` : null);
