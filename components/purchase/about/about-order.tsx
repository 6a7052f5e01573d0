import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Actions } from '../confirmation/no-quote.tsx';
import { OrderOnce } from '../confirmation/order-once.tsx';
import { QuoteAndOrder } from '../quote/quote-details.tsx';
import type { AboutOrder, OrderingProps } from './use-about-order.ts';

interface OrderAboutProps extends Pick<OrderingProps<never>, 'content' | 'language' | 'state' | 'ask'> {
  order: Pick<AboutOrder<never>, 'form' | 'isChoosing'>;
  /** What stays as it is until the payment. */
  stays: string;
}

/** The order of a quote about a server, as long as it is not placed and paid. */
export function OrderAbout({ content: { terms }, language, state, ask, order: { form, isChoosing }, stays }: OrderAboutProps) {
  const { quote, change, ordered } = state;
  return (
    <OrderOnce
      ordered={ordered}
      quote={quote}
      change={change}
      terms={terms}
      form={form}
      language={language}
      ask={ask}
      stays={stays}
      choosing={isChoosing}
      soldOut={form.soldOut}
    />
  );
}

interface ChoiceAloneProps {
  /** The order of the server that it is about. */
  order: string;
  language: Language;
  children: ReactNode;
}

/** A choice that has no quote yet, and the way back to the server. */
export function ChoiceAlone({ order, language, children }: ChoiceAloneProps) {
  const { t } = useTranslation('renewals');
  return (
    <QuoteAndOrder>
      <div className="main">
        {children}
        <Actions>
          <ButtonLink href={orderPath(order)} language={language}>
            {t('toOrder')}
          </ButtonLink>
        </Actions>
      </div>
    </QuoteAndOrder>
  );
}
