import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { ConsentForm, type ConsentChoice } from './consent-form.tsx';
import { requestedOverlay } from '../overlays/requested-overlay.ts';
import { pageConsent } from './page-consent.ts';

interface CookieSettingsProps {
  onByDefault: boolean;
  language: Language;
}

/** The visitor's cookie choices, to change or withdraw consent. */
export function CookieSettingsDialog({ onByDefault, language }: CookieSettingsProps) {
  const { t } = useTranslation('overlays');
  const { consent } = pageConsent.current();
  const initial: ConsentChoice = consent.kind === 'given' ? consent : { statistics: onByDefault, marketing: onByDefault };
  const confirm = (choice: ConsentChoice): void => {
    requestedOverlay.close();
    pageConsent.confirm(choice);
  };
  return (
    <ModalDialog title={t('cookies.settings')} onClose={requestedOverlay.close} queued>
      <ConsentForm initial={initial} language={language} onConfirm={confirm} onCancel={requestedOverlay.close} />
    </ModalDialog>
  );
}
