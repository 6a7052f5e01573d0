import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import type { StatementField, WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import { StatementFacts } from './statement-facts.tsx';
import { StatementFields } from './statement-fields.tsx';
import { StatementPanel } from './statement-panel.ts';
import { faultyFields, isFieldName, type TypedStatement } from './typed-statement.ts';
import { wordsOfFailure, type WithdrawalPorts } from './withdrawal-ports.ts';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

type Right = NonNullable<WithdrawalPageContent['right']>;

interface WithdrawalStepsProps {
  right: Right;
  /** For a statement by mail. */
  email: string | null;
  /** What the address names. */
  contract: string;
  language: Language;
  calls: WithdrawalPorts;
}

/** The statement and its confirmation; what was typed stays whatever happens. */
export function WithdrawalSteps({ right, email, contract, language, calls }: WithdrawalStepsProps) {
  const { t } = useTranslation('withdrawal');
  const form = useSteps({ contract, language, calls });
  const { typed, faulty, step, fault, done } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  useEffect(() => {
    if (faulty[0]) panel.current?.querySelector<HTMLElement>(`[name=${faulty[0]}]`)?.focus();
  }, [faulty]);
  if (done) return <WithdrawalReceipt message={done} countries={right.countries} language={language} />;
  return (
    <StatementPanel ref={panel} data-step={step}>
      <p className="step">{t('step', { step })}</p>
      <h2 ref={heading} tabIndex={-1}>
        {t(step === 1 ? 'form.heading' : 'review.heading')}
      </h2>
      {step === 1 ? (
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.review();
          }}
        >
          <StatementFields typed={typed} faulty={faulty} countries={right.countries} onType={form.type} />
          <Button type="submit" variant="primary" size="lg">
            {t('form.next')}
          </Button>
        </form>
      ) : (
        <>
          <p className="statement">{t('review.statement')}</p>
          <StatementFacts statement={typed} countries={right.countries} />
        </>
      )}
      <div role="alert" className="fault">
        {fault === null ? null : (
          <Note tone="warn">
            <LazySafeHtml html={fault === '' ? t('failed') : fault} />
          </Note>
        )}
      </div>
      {step === 1 ? null : (
        <div className="acts">
          <Button variant="primary" size="lg" aria-busy={form.busy || undefined} onClick={form.send}>
            {t(form.busy ? 'review.sending' : 'review.confirm')}
          </Button>
          <Button size="lg" onClick={form.change}>
            {t('review.change')}
          </Button>
        </div>
      )}
      <NeedsScript>
        {t('needsScript')} {step === 1 ? <q>{t('review.statement')}</q> : null}{' '}
        {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
      </NeedsScript>
    </StatementPanel>
  );
}

interface Steps {
  readonly step: 1 | 2;
  readonly typed: TypedStatement;
  readonly faulty: readonly StatementField[];
  /** Why nothing was stated, in words; empty: in the page's own. Null: nothing went wrong. */
  readonly fault: string | null;
  readonly busy: boolean;
  readonly done: WithdrawalMessage | null;
  readonly type: (field: StatementField, value: string) => void;
  readonly review: () => void;
  readonly change: () => void;
  readonly send: () => void;
}

function useSteps({ contract, language, calls }: Pick<WithdrawalStepsProps, 'contract' | 'language' | 'calls'>): Steps {
  const [typed, setTyped] = useState<TypedStatement>({ name: '', contract, email: '', country: '' });
  const [step, setStep] = useState<1 | 2>(1);
  const [faulty, setFaulty] = useState<readonly StatementField[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<WithdrawalMessage | null>(null);
  const attempt = useRef<{ readonly key: string; readonly of: TypedStatement } | null>(null);
  const { begin, end } = useOneAtATime();

  const send = async (): Promise<void> => {
    // the same statement again is the same one
    if (attempt.current?.of !== typed) attempt.current = { key: newRequestKey(), of: typed };
    const result = await calls.state(typed, attempt.current.key, language);
    if (result.ok) return setDone(result.message);
    if (result.kind === 'refused' && isFieldName(result.field)) {
      setFaulty([result.field]);
      setStep(1);
    }
    setFault(wordsOfFailure(result) ?? '');
  };

  return {
    step,
    typed,
    faulty,
    fault,
    busy,
    done,
    type: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setFaulty((before) => before.filter((each) => each !== field));
    },
    review: () => {
      setFault(null);
      faultyFields(typed).then(
        (found) => {
          setFaulty(found);
          if (found.length === 0) setStep(2);
        },
        () => setFault(''),
      );
    },
    change: () => {
      setFault(null);
      setStep(1);
    },
    send: () => {
      if (!begin()) return;
      setBusy(true);
      setFault(null);
      send()
        .catch(() => setFault(''))
        .finally(() => {
          end();
          setBusy(false);
        });
    },
  };
}
