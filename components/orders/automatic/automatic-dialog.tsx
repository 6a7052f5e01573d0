import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { articlePath, tosSlug } from '#lib/content/article-paths.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { methodName } from '#lib/orders/payment-method.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Field } from '#components/ui/controls/field.tsx';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { SameLengthNote } from '#components/ui/server/same-length-note.tsx';
import { automaticCalls, type AutomaticPorts } from './automatic-ports.ts';
import { useAutomatic, type AutomaticView } from './use-automatic.ts';

const Small = styled('p', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Choice = styled('section', { base: { alignSelf: 'stretch', display: 'grid', gap: '4' } });

interface AutomaticDialogProps {
  order: Pick<OrderMessage, 'id' | 'currency' | 'period'>;
  catalogue: Catalogue;
  language: Language;
  /** It was turned on or off. */
  onChanged: () => void;
  onClose: () => void;
  ports?: AutomaticPorts;
}

/** In which the automatic renewal of a server is turned on and off. */
export function AutomaticDialog({ order, catalogue, language, onChanged, onClose, ports = automaticCalls }: AutomaticDialogProps) {
  const { t } = useTranslation('orders');
  const view = useAutomatic(order.id, { ports, onChanged, onLogIn: onClose });
  const { state, isUnread, fault } = view;
  return (
    <ModalDialog title={t('automatic.title')} onClose={onClose} opensAtTitle>
      {state === null && !isUnread ? <p role="status">{t('waiting')}</p> : null}
      {state ? <Settings order={order} catalogue={catalogue} language={language} view={view} state={state} onClose={onClose} /> : null}
      {isUnread ? (
        <RetryNote label={t('askNow')} onRetry={view.readAgain}>
          {t('action.failed')}
        </RetryNote>
      ) : null}
      <div role="alert">{fault === null ? null : <LazySafeHtml html={fault} />}</div>
    </ModalDialog>
  );
}

type SettingsProps = Pick<AutomaticDialogProps, 'order' | 'catalogue' | 'language' | 'onClose'> & {
  view: AutomaticView;
  state: AutomaticState;
};

function Settings({ order, catalogue, language, view, state, onClose }: SettingsProps) {
  const { t } = useTranslation('orders');
  const { on, method, periods } = state;
  const [chosen, setChosen] = useState(on?.period ?? order.period);
  const amount = (minor: number): string => formatMoney(money(minor, order.currency), language);
  const nameOf = (code: string): string => catalogue.periods.find((period) => period.code === code)?.name[language] ?? code;
  const offered = periods.find(({ period }) => period === chosen) ?? periods[0];
  const at = formatLocalInstant(state.chargeAt, language);
  const busy = view.busy || undefined;
  const close = <Button onClick={onClose}>{t('automatic.close')}</Button>;
  if (on)
    return (
      <>
        <p>{t('automatic.isOn', { period: nameOf(on.period), amount: amount(on.totalMinor), at })}</p>
        {method === null ? <NoMethod /> : <Small>{t('automatic.method', { method: methodName(method, language) })}</Small>}
        <Small>{t('automatic.announced')}</Small>
        <div>
          <Button aria-busy={busy} onClick={view.turnOff}>
            {t(busy ? 'action.requesting' : 'automatic.turnOff')}
          </Button>
          {close}
        </div>
      </>
    );
  if (method === null || !offered)
    return (
      <>
        <NoMethod />
        <div>{close}</div>
      </>
    );
  return (
    <>
      <Choice>
        <Field id="automatic-period" label={t('automatic.period')}>
          <select id="automatic-period" value={offered.period} onChange={(event) => setChosen(event.target.value)}>
            {periods.map(({ period, totalMinor }) => (
              <option key={period} value={period}>
                {t('automatic.option', { period: nameOf(period), amount: amount(totalMinor) })}
              </option>
            ))}
          </select>
        </Field>
        <SameLengthNote
          periods={catalogue.periods.filter(({ code }) => periods.some(({ period }) => period === code))}
          language={language}
        />
      </Choice>
      <p>{t('automatic.willCharge', { amount: amount(offered.totalMinor), at, method: methodName(method, language) })}</p>
      <Small>
        {t('automatic.announced')}{' '}
        <SiteLink href={articlePath(tosSlug)} language={language}>
          {t('automatic.terms')}
        </SiteLink>
      </Small>
      <div>
        <Button variant="primary" aria-busy={busy} onClick={() => view.turnOn(offered.period, offered.totalMinor)}>
          {t(busy ? 'action.requesting' : 'automatic.turnOn')}
        </Button>
        {close}
      </div>
    </>
  );
}

function NoMethod() {
  const { t } = useTranslation('orders');
  return (
    <Note tone="info">
      <p>{t('automatic.noMethod')}</p>
    </Note>
  );
}
