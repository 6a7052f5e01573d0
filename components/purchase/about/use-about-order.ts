import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import type { SendOrder } from '../confirmation/send-order.ts';
import { useOrderForm, type OrderForm } from '../confirmation/use-order-form.ts';
import type { CouponChoicePorts } from '../coupon/coupon-choice-ports.ts';
import type { QuoteState } from '../quote/use-shown-quote.ts';
import type { AboutPorts } from './about-ports.ts';
import type { AboutQuoteView } from './use-about-quote.ts';
import { usePendingWish, type PendingWish } from './use-pending-wish.ts';

/** The confirmation of an order about a server. */
export interface AboutProps<Wish> {
  /** The order by which the server was bought. */
  order: string;
  content: ConfirmationContent;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  ports?: AboutPorts<Wish>;
  send?: SendOrder;
  ask?: AskHuman;
  coupons?: CouponChoicePorts;
}

/** Its part while there is a quote. */
export interface OrderingProps<Wish> extends Pick<AboutProps<Wish>, 'content' | 'language' | 'send' | 'ask' | 'coupons'> {
  view: AboutQuoteView<Wish>;
  state: Extract<QuoteState, { kind: 'quote' }>;
}

export interface AboutOrder<Wish> extends Pick<PendingWish<Wish>, 'onBusy' | 'choose'> {
  readonly form: OrderForm;
  /** What is chosen, while its quote is not there yet; null: what the quote is for. */
  readonly chosen: Wish | null;
  /** The quote that is shown is about to be replaced. */
  readonly isChoosing: boolean;
}

/** The order of a quote about a server, and another choice in its place. */
export function useAboutOrder<Wish>({ content, language, view, state, send }: OrderingProps<Wish>): AboutOrder<Wish> {
  const { quote, change, left } = state;
  const { switchTo, renew } = view;
  const form = useOrderForm({ quote, change, left, termsVersion: content.terms?.version ?? null, language, switchTo, renew, send });
  const { choosing, onBusy, wanted, choose } = usePendingWish(view.choose);
  return {
    form,
    onBusy,
    chosen: view.choosing ?? wanted,
    isChoosing: choosing || view.choosing !== null,
    choose: (wish) => {
      form.forgetServer();
      choose(wish);
    },
  };
}

/** The server of a quote, as its coupons ask for it. */
export const configurationFor = ({ configuration, period }: Quote) =>
  ({ ...configuration, period, promotion: null, password: 'generated', fast: false }) as const;
