import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import type { Language } from '#lib/language/languages.ts';
import { orderPage, orderPath } from '#lib/orders/order-address.ts';
import { Actions } from '../confirmation/no-quote.tsx';
import type { AboutRefusal, OfChoice } from './about-refusal.ts';

interface NoOrderProps {
  /** The order of the server that it is about. */
  order: string;
  refusal: Exclude<AboutRefusal, OfChoice>;
  language: Language;
}

/** Why there is nothing to order about a server here, and where to go. */
export function NoOrder({ order, refusal, language }: NoOrderProps) {
  const { t } = useTranslation(['renewals', 'purchase', 'changes']);
  const words = (): string => {
    switch (refusal.kind) {
      case 'unpaid':
        return t('unpaid', { number: refusal.number });
      case 'under-way':
        return t('changes:underWay', { number: refusal.number });
      case 'not-renewable':
        return t('not');
      case 'not-changeable':
        return t('changes:not');
      case 'unknown':
        return t('unknown');
    }
  };
  const own = refusal.kind === 'unknown' ? orderPage : orderPath(order);
  const target = 'order' in refusal ? orderPath(refusal.order) : own;
  return (
    <Note tone="warn">
      <div role="alert">{'number' in refusal ? <WholeNumbers>{words()}</WholeNumbers> : <LazySafeHtml html={words()} />}</div>
      <Actions>
        <ButtonLink href={target} language={language}>
          {refusal.kind === 'unknown' ? t('purchase:confirm.orders') : t('toOrder')}
        </ButtonLink>
      </Actions>
    </Note>
  );
}
