import { useEffect, useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import type { WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import { StatementFacts } from './statement-facts.tsx';
import { StatementPanel } from './statement-panel.ts';
import { wordsOfFailure, type WithdrawalPorts, type WithdrawalResult } from './withdrawal-ports.ts';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

interface ConfirmByLinkProps {
  confirmKey: string;
  countries: NonNullable<WithdrawalPageContent['right']>['countries'];
  language: Language;
  calls: WithdrawalPorts;
}

/** A statement that was made without logging in, for the owner of its order, who came by the link in the e-mail about it. */
export function ConfirmByLink({ confirmKey, countries, language, calls }: ConfirmByLinkProps) {
  const { t } = useTranslation('withdrawal');
  const { message, fault, busy, look, confirm } = useStatement(confirmKey, calls);
  if (message && message.outcome !== 'asked') return <WithdrawalReceipt message={message} countries={countries} language={language} />;
  const back = message?.order ? formatMoney(money(message.order.backMinor, message.order.currency), language) : null;
  return (
    <StatementPanel>
      <h2>{t('review.heading')}</h2>
      {message ? (
        <>
          <p>{t('byLink.lead')}</p>
          <StatementFacts
            statement={message}
            countries={countries}
            more={[
              [t('fact.statedAt'), formatInstant(Date.parse(message.statedAt), language)],
              ...(message.order ? [[t('fact.number'), message.order.number] as const] : []),
              ...(back === null ? [] : [[t('fact.back'), back] as const]),
            ]}
          />
        </>
      ) : null}
      {!message && fault === null ? <p role="status">{t('byLink.waiting')}</p> : null}
      <div role="alert" className="fault">
        {fault === null ? null : (
          <Note tone="warn">
            <LazySafeHtml html={fault === '' ? t('byLink.unavailable') : fault} />
          </Note>
        )}
      </div>
      <div className="acts">
        {message ? (
          <Button variant="primary" size="lg" aria-busy={busy || undefined} onClick={confirm}>
            {t(busy ? 'review.sending' : 'review.confirm')}
          </Button>
        ) : null}
        {!message && fault === '' ? <Button onClick={look}>{t('byLink.again')}</Button> : null}
      </div>
    </StatementPanel>
  );
}

interface StatementOfLink {
  readonly message: WithdrawalMessage | null;
  /** In words; empty: it could not be looked up. Null: nothing went wrong. */
  readonly fault: string | null;
  readonly busy: boolean;
  readonly look: () => void;
  readonly confirm: () => void;
}

/** A refusal in its own words; any other failure is an outage. */
const faultOf = (result: Extract<WithdrawalResult, { ok: false }>): string =>
  result.kind === 'refused' ? (wordsOfFailure(result) ?? '') : '';

function useStatement(key: string, calls: WithdrawalPorts): StatementOfLink {
  const [message, setMessage] = useState<WithdrawalMessage | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { begin, end } = useOneAtATime();
  const take = (result: WithdrawalResult): void => {
    if (result.ok) setMessage(result.message);
    else setFault(faultOf(result));
  };
  const giveUp = (): void => setFault('');
  useEffect(() => {
    calls.asked(key).then(
      (result) => {
        if (result.ok) setMessage(result.message);
        else setFault(faultOf(result));
      },
      () => setFault(''),
    );
  }, [key, calls]);
  const look = (): void => {
    setFault(null);
    calls.asked(key).then(take, giveUp);
  };
  return {
    message,
    fault,
    busy,
    look,
    confirm: () => {
      if (!begin()) return;
      setBusy(true);
      setFault(null);
      calls
        .confirm(key)
        .then(take, giveUp)
        .finally(() => {
          end();
          setBusy(false);
        });
    },
  };
}
