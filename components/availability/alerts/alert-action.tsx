import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import type { Alerts } from './use-alerts.ts';

const Action = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'sm',
    '& .on': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.success' },
    '& button': {
      minHeight: '24px',
      padding: '0',
      border: '0',
      background: 'transparent',
      color: 'accent.fg',
      font: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  },
});

interface AlertActionProps {
  place: StockPlace;
  /** As the board shows them. */
  size: string;
  region: string;
  alerts: Pick<Alerts, 'isAsked' | 'set'>;
}

/** Of a size that is sold out: asks to be told when it is back, or ends that. */
export function AlertAction({ place, size, region, alerts: { isAsked, set } }: AlertActionProps) {
  const { t } = useTranslation('availability');
  const asked = isAsked(place);
  return (
    <Action>
      {asked ? (
        <span className="on">
          <CheckIcon />
          {t('alert.on')}
        </span>
      ) : null}
      <button type="button" aria-label={t(asked ? 'alert.stopOf' : 'alert.askOf', { size, region })} onClick={() => set(place, !asked)}>
        {t(asked ? 'alert.stop' : 'alert.ask')}
      </button>
    </Action>
  );
}
