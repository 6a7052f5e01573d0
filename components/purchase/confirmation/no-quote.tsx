import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';

const Waiting = styled('p', { base: { color: 'fg.muted' } });
export const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } });

interface NoQuoteProps {
  why: 'waiting' | 'log-in' | 'unavailable';
  /** On the button that leads to the log-in. */
  logIn: string;
  /** Another way on, beside the log-in. */
  children?: ReactNode;
}

/** Where no quote is shown yet: it is being asked for, belongs to an account, or the service does not answer. */
export function NoQuote({ why, logIn, children }: NoQuoteProps) {
  const { t } = useTranslation('purchase');
  if (why === 'waiting')
    return (
      <Waiting role="status" data-waiting="">
        {t('confirm.waiting')}
      </Waiting>
    );
  return why === 'unavailable' ? (
    <Note tone="warn">
      <p>{t('confirm.unavailable')}</p>
    </Note>
  ) : (
    <Note tone="info">
      <p>{t('logInFirst')}</p>
      <Actions>
        <Button variant="primary" onClick={() => leavePage.to(loginAddress(`${window.location.pathname}${window.location.search}`))}>
          {logIn}
        </Button>
        {children}
      </Actions>
    </Note>
  );
}
