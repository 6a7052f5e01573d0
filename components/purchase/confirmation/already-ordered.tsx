import { useContext, useEffect } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OrderedAs } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { OrderedHeading } from './ordered-heading.ts';

const InSight = styled('div', { base: { '&:not(:empty)': { marginBottom: '8' }, '& a': { marginTop: '3' } } });

interface AlreadyOrderedProps {
  /** What was ordered of the quote; null: nothing. */
  ordered: OrderedAs | null;
  language: Language;
}

/** The quote was ordered before, here or in another tab: its order is paid on its own page, and none is placed twice. */
export function AlreadyOrdered({ ordered, language }: AlreadyOrderedProps) {
  const { t } = useTranslation('purchase');
  const sayOrdered = useContext(OrderedHeading);
  const isOrdered = ordered !== null;
  useEffect(() => {
    sayOrdered(isOrdered);
    return () => sayOrdered(false);
  }, [sayOrdered, isOrdered]);
  // a screen reader announces what appears in a status that was there before
  return (
    <InSight role="status">
      {ordered ? (
        <Note tone="info">
          <p>
            <WholeNumbers>{t('confirm.alreadyOrdered.text', { number: ordered.number })}</WholeNumbers>{' '}
            {ordered.awaitsPayment ? t('confirm.alreadyOrdered.awaits') : null}
          </p>
          <ButtonLink href={orderPath(ordered.id)} language={language} variant="primary">
            {t('confirm.alreadyOrdered.link')}
          </ButtonLink>
        </Note>
      ) : null}
    </InSight>
  );
}
