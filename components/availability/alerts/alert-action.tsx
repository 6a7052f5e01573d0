import { useSyncExternalStore } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { useIsLoggedIn } from '#components/ui/store-state/store-state.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { placeKey, type AlertSession, type AlertsShown } from './alert-session.ts';

export { createAlertSession } from './alert-session.ts';

const Action = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'sm',
    lineHeight: '1rem',
    justifyContent: { md: 'flex-end' },
    '& .on': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.success' },
    '& button': {
      minHeight: '24px',
      padding: '0',
      border: '0',
      background: 'transparent',
      // two lines of it too begin where its column does
      textAlign: { base: 'start', md: 'end' },
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
  /** As the board names them. */
  size: string;
  region: string;
  isSoldOut: boolean;
  session: AlertSession;
}

const useShown = (session: AlertSession): AlertsShown => useSyncExternalStore(session.subscribe, session.current, session.current);

/** Adds or removes the alert for a size that is sold out; an alert stays when the size is back, for the next time. */
export function AlertAction({ place, size, region, isSoldOut, session }: AlertActionProps) {
  const { t } = useTranslation('availability');
  const isLoggedIn = useIsLoggedIn();
  const asked = useShown(session).asked.has(placeKey(place));
  if (!asked && !isSoldOut) return null;
  return (
    <Action>
      {asked ? (
        <span className="on">
          <CheckIcon />
          {t('alert.on')}
        </span>
      ) : null}
      <button
        type="button"
        aria-label={t(asked ? 'alert.stopOf' : 'alert.askOf', { size, region })}
        onClick={() => void session.set(place, !asked, isLoggedIn)}
      >
        {t(asked ? 'alert.stop' : 'alert.ask')}
      </button>
    </Action>
  );
}

/** Tells screen readers what the last press has come to. */
export function AlertNews({ session, nameOf }: { session: AlertSession; nameOf: (place: StockPlace) => { size: string; region: string } }) {
  const { t } = useTranslation('availability');
  const { news } = useShown(session);
  return <VisuallyHidden role="status">{news ? t(`alert.${news.outcome}`, nameOf(news)) : null}</VisuallyHidden>;
}
