import { useTranslation } from '#components/ui/words/use-translation.ts';
import { FootButton } from '../footer/foot-button.ts';
import { requestedOverlay } from '../overlays/requested-overlay.ts';

/** Reopens the visitor's cookie choices. */
export function CookieSettingsButton() {
  const { t } = useTranslation('overlays');
  return <FootButton onClick={() => requestedOverlay.ask('cookie-settings')}>{t('cookies.settings')}</FootButton>;
}
