import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { wantsAssurance } from '#lib/domains/wants-assurance.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { lookUpPath } from '#lib/orders/name-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { AlreadyOrdered } from '../confirmation/already-ordered.tsx';
import { NoQuote } from '../confirmation/no-quote.tsx';
import { OrderOnce } from '../confirmation/order-once.tsx';
import type { SendOrder } from '../confirmation/send-order.ts';
import { useOrderForm } from '../confirmation/use-order-form.ts';
import type { QuoteState } from '../quote/use-shown-quote.ts';
import { AskedName } from './asked-name.tsx';
import { ConditionBox } from './name-conditions.tsx';
import { NameQuote, NotQuoted } from './name-parts.tsx';
import { nameCalls, type NamePorts } from './name-ports.ts';
import { useNameQuote, type NameQuoteView } from './use-name-quote.ts';

const Below = styled('p', { base: { marginTop: '3', textStyle: 'sm', color: 'fg.muted' } });

interface NameProps {
  /** In punycode, with its suffix. */
  name: string;
  content: ConfirmationContent;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  ports?: NamePorts;
  send?: SendOrder;
  ask?: AskHuman;
}

/** The confirmation of the registration of a name: its quote, what has to be accepted, and the order itself. */
export function NameConfirmation({ name, language, ports = nameCalls, ...others }: NameProps) {
  const { t } = useTranslation('renewals');
  const { t: say } = useTranslation('registration');
  const view = useNameQuote(name, language, ports);
  const { state, refusal } = view;
  switch (state.kind) {
    case 'waiting':
    case 'log-in':
    case 'unavailable':
      return (
        <>
          <AskedName name={name} />
          <NoQuote why={state.kind} logIn={t('logIn')}>
            <ButtonLink href={lookUpPath(name)} language={language}>
              {say('lookUp')}
            </ButtonLink>
          </NoQuote>
          {state.kind === 'log-in' ? <Below>{say('logInForPrice')}</Below> : null}
        </>
      );
    case 'quote':
      return <Ordering language={language} view={view} state={state} {...others} />;
    default:
      return (
        <>
          <AskedName name={name} />
          <NotQuoted refusal={refusal} language={language} onAgain={view.askAgain} />
        </>
      );
  }
}

interface OrderingProps extends Omit<NameProps, 'name' | 'ports'> {
  view: NameQuoteView;
  state: Extract<QuoteState<DomainQuote>, { kind: 'quote' }>;
}

/** Stays mounted while there is a quote: a new one keeps what was accepted. */
function Ordering({ content: { terms }, language, view, state, send, ask }: OrderingProps) {
  const { t } = useTranslation('registration');
  const { quote, change, left, ordered } = state;
  const { switchTo, renew } = view;
  const isConditional = wantsAssurance(quote.domain.asks);
  const conditionsMissing = isConditional ? t('conditionMissing') : null;
  const termsVersion = terms?.version ?? null;
  const form = useOrderForm({ quote, change, left, termsVersion, conditionsMissing, language, switchTo, renew, send });
  return (
    <>
      <AlreadyOrdered ordered={ordered} language={language} />
      <NameQuote quote={quote} language={language} fault={form.faults.server}>
        {ordered ? null : <p>{t('atOnce')}</p>}
        <OrderOnce
          ordered={ordered}
          quote={quote}
          change={change}
          terms={terms}
          form={form}
          language={language}
          ask={ask}
          stays={t('stays')}
          conditions={isConditional ? <ConditionBox domain={quote.domain} form={form} /> : null}
          choosing={false}
          soldOut={false}
        />
      </NameQuote>
    </>
  );
}
