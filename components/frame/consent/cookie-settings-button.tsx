import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { requestedOverlay } from '../overlays/requested-overlay.ts';

const Button = styled('button', {
  base: {
    minHeight: '24px',
    border: '0',
    padding: '.375rem 0',
    background: 'transparent',
    fontSize: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
    // nothing optional is ever stored without scripts
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Reopens the visitor's cookie choices; it inherits the colour of the text around it. */
export function CookieSettingsButton() {
  const { t } = useTranslation('overlays');
  return (
    <Button type="button" aria-haspopup="dialog" onClick={() => requestedOverlay.ask('cookie-settings')}>
      {t('cookies.settings')}
    </Button>
  );
}
