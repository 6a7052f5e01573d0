import { formatMoney } from '#lib/money/format-money.ts';
import type { Payment } from '../console/payment-table.ts';
import { delayedMinutes, paymentOutcomes, type PaymentOutcome } from '../console/settle-payment.ts';
import { formHead } from './fields.ts';
import { html, type Html, wholeNumbers } from './html.ts';
import type { Page } from './layout.ts';
import { formPaths, type PageContext } from './page-context.ts';
import type { WordKey } from './words.ts';

export const paymentMethods = ['PayPal', 'Stripe', 'Alipay'] as const;

const outcomeWords = {
  paid: { word: 'payOutcomePaid', text: 'payOutcomePaidText' },
  declined: { word: 'payOutcomeDeclined', text: 'payOutcomeDeclinedText' },
  early: { word: 'payOutcomeEarly', text: 'payOutcomeEarlyText' },
  delayed: { word: 'payOutcomeDelayed', text: 'payOutcomeDelayedText' },
  held: { word: 'payOutcomeHeld', text: 'payOutcomeHeldText' },
  'notified-twice': { word: 'payOutcomeNotifiedTwice', text: 'payOutcomeNotifiedTwiceText' },
  'charged-twice': { word: 'payOutcomeChargedTwice', text: 'payOutcomeChargedTwiceText' },
  'out-of-order': { word: 'payOutcomeOutOfOrder', text: 'payOutcomeOutOfOrderText' },
} as const satisfies Record<PaymentOutcome, { word: WordKey; text: WordKey }>;

/** A method's name, in the visitor's language. */
export const methodWords = ({ say }: Pick<PageContext, 'say'>, method: (typeof paymentMethods)[number]): string =>
  method === 'Alipay' ? say('payAlipay') : method;

const paymentTags = {
  open: { word: 'payOpen', tone: 'warn' },
  paid: { word: 'payPaid', tone: 'good' },
  declined: { word: 'payDeclined', tone: 'bad' },
} as const;

/** A payment without a method was not declined by anybody: its order closed first. */
export const paymentTag = ({ state, method }: Pick<Payment, 'state' | 'method'>) =>
  state === 'declined' && method === null ? ({ word: 'payCancelled', tone: 'bad' } as const) : paymentTags[state];

export function payPage(context: PageContext, payment: Payment): Page {
  const { say, language } = context;
  const back = html`<a class="button quiet wide" href="${payment.returnPath}">${say('payBack')}</a>`;
  if (payment.state !== 'open') {
    const { word, tone } = paymentTag(payment);
    const settled = say(word === 'payCancelled' ? 'payCancelledTitle' : 'paySettledTitle');
    return {
      title: settled,
      main: html`<div class="narrow">
        <h1>${settled}</h1>
        <p class="after">${wholeNumbers(payment.description)}</p>
        <p class="total">${formatMoney(payment, language)}</p>
        <p class="after"><span class="tag ${tone}">${say(word)}</span></p>
        <div class="stack"><a class="button wide" href="${payment.returnPath}">${say('payBack')}</a></div>
      </div>`,
    };
  }
  const methods = paymentMethods.map(
    (method, place) =>
      html`<label class="option"
        ><input type="radio" name="method" value="${method}" ${checked(place)} />${methodWords(context, method)}</label
      >`,
  );
  const outcomes = paymentOutcomes.map(
    (name, place) =>
      html`<label class="option"
        ><input type="radio" name="outcome" value="${name}" ${checked(place)} />${say(outcomeWords[name].word)}<span
          >${say(outcomeWords[name].text, { minutes: delayedMinutes })}</span
        ></label
      >`,
  );
  const title = say('payTitle');
  return {
    title,
    main: html`<h1>${title}</h1>
      <p class="lead">${say('payLead')}</p>
      <p class="total for-narrow">${formatMoney(payment, language)}</p>
      <form class="two" method="post" action="${formPaths.pay}/${payment.id}">
        ${formHead(context, 'pay')}
        <div class="stack">
          <fieldset>
            <legend>${say('payMethod')}</legend>
            <div class="options three">${methods}</div>
            <label class="option"><input type="checkbox" name="keep" value="1" />${say('payKeep')}<span>${say('payKeepText')}</span></label>
          </fieldset>
          <fieldset>
            <legend>${say('payOutcome')}</legend>
            <div class="options pairs">${outcomes}</div>
          </fieldset>
        </div>
        <aside class="box">
          <div>
            <b>${wholeNumbers(payment.description)}</b>
          </div>
          <div>
            <p class="muted">${say('payTotal')}</p>
            <p class="total">${formatMoney(payment, language)}</p>
          </div>
          <button class="button wide" type="submit">${say('payFinish')}</button>${back}
        </aside>
      </form>`,
  };
}

const checked = (place: number): Html | null => (place === 0 ? html` checked` : null);
