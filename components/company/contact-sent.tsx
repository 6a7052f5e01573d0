import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';

const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    '& .number': { textStyle: 'h2', color: 'accent.fg', fontVariantNumeric: 'tabular-nums', letterSpacing: '.02em' },
    '& h2:focus': { outline: 'none' },
    '& p': { overflowWrap: 'anywhere' },
  },
});

interface ContactSentProps {
  ticket: string;
  email: string;
  onWriteAnother: () => void;
}

/** Confirms that the message arrived: its number, and where the answer will be sent. */
export function ContactSent({ ticket, email, onWriteAnother }: ContactSentProps) {
  const { t } = useTranslation('company');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Words>
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent.title')}
      </h2>
      <p>{t('contact.sent.number')}</p>
      <p className="number">
        <WholeNumbers>{ticket}</WholeNumbers>
      </p>
      <p>{t('contact.sent.text', { email })}</p>
      <Button onClick={onWriteAnother}>{t('contact.sent.another')}</Button>
    </Words>
  );
}
