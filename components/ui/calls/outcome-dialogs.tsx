import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { centreAddress } from '#lib/account/centre-pages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import type { OutcomeStore } from '#lib/mydoc/outcome-store.ts';
import type { ShownOutcomes } from '#lib/mydoc/shown-outcomes.ts';
import { Button } from '../controls/button.tsx';
import { ModalDialog } from '../controls/modal-dialog.tsx';
import { SafeHtml } from '../primitives/safe-html.tsx';
import { pageOutcomes } from './page-outcomes.ts';

const Toasts = styled('div', {
  base: {
    position: 'fixed',
    insetInline: '4',
    width: 'fit-content',
    bottom: 'calc(var(--room-below, 0px) + 1rem)',
    zIndex: 'skip',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    maxWidth: 'lead',
    '& > p': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      background: 'bg',
      color: 'fg',
      borderInlineStart: '4px solid',
      borderColor: 'border.error',
      padding: '4',
      boxShadow: 'md',
      textStyle: 'sm',
    },
  },
});

const hereAndNow = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** The current dialog, and the toasts; errors stay until they are closed. */
export function OutcomeDialogs({ shown, store = pageOutcomes }: { shown: ShownOutcomes; store?: OutcomeStore }) {
  const { t } = useTranslation('frame');
  const [dialog] = shown.dialogs;
  return (
    <>
      {dialog?.kind === 'info' ? (
        <ModalDialog key={dialog.html} title={t('calls.message')} onClose={store.closeDialog}>
          <SafeHtml html={dialog.html} />
          <Button variant="primary" onClick={store.closeDialog}>
            {t('calls.close')}
          </Button>
        </ModalDialog>
      ) : null}
      {dialog?.kind === 'login' ? (
        <ModalDialog key="login" title={t('calls.loginTitle')} onClose={store.closeDialog}>
          <p>{dialog.question ?? t('calls.loginQuestion')}</p>
          <p>{t('calls.loginReturns')}</p>
          <div>
            <Button variant="primary" onClick={() => window.location.assign(loginAddress(hereAndNow()))}>
              {t('calls.logIn')}
            </Button>
            <Button variant="secondary" onClick={() => window.location.assign(loginAddress(hereAndNow(), centreAddress('register')))}>
              {t('calls.register')}
            </Button>
            <Button variant="tertiary" onClick={store.closeDialog}>
              {t('calls.cancel')}
            </Button>
          </div>
        </ModalDialog>
      ) : null}
      <Toasts role="region" aria-label={t('calls.messages')}>
        {shown.toasts.map((toast) => (
          <p key={toast.id} role="alert">
            <span>{toast.text ?? (toast.offline ? t('calls.offline') : t('calls.systemBusy'))}</span>
            <Button variant="secondary" size="sm" onClick={() => store.closeToast(toast.id)}>
              {t('calls.close')}
            </Button>
          </p>
        ))}
      </Toasts>
    </>
  );
}
