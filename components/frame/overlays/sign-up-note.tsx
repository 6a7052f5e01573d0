import { createPortal } from 'react-dom';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SignUpCoupon } from '#lib/content/queries/offer-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { CloseIcon } from '#components/ui/primitives/icons.tsx';
import { signUpPlaceId } from './sign-up-place.ts';

const Note = styled('aside', {
  base: {
    background: 'bg.land',
    color: 'fg',
    borderTop: '1px solid',
    borderColor: 'border.land',
    paddingBlock: '3',
    // on a phone the button stands below the text, which has the whole width
    '& .row': {
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: 'minmax(0,1fr) auto',
      alignItems: { base: 'start', sm: 'center' },
      columnGap: { base: '2', sm: '4' },
      rowGap: '3',
    },
    '& p': { flex: '1', minWidth: '0', textStyle: 'sm', fontWeight: 'medium' },
    '& .row > a': { gridRow: '2', gridColumn: '1/-1' },
    '& .close': { minWidth: '44px', minHeight: '44px', padding: '0', marginInlineEnd: '-2' },
    '& .close svg': { width: '20px', height: '20px' },
  },
});

interface SignUpNoteProps {
  coupon: SignUpCoupon;
  language: Language;
  /** The registration page. */
  href: string;
  onClose: () => void;
}

/**
 * The coupon for new accounts: a strip in the page above its foot, which covers nothing. Escape closes it where the focus is in it.
 */
export function SignUpNote({ coupon, language, href, onClose }: SignUpNoteProps) {
  const { t } = useTranslation('overlays');
  return (
    <Note
      aria-label={t('signUp.name')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Container className="row">
        <p>
          {t('signUp.offer', { figure: discountFigure(coupon.discountPercent, language) })}{' '}
          <SiteLink href="/ac/coupon" language={language}>
            {t('signUp.coupons')}
          </SiteLink>
        </p>
        <ButtonLink href={href} language={language} size="sm">
          {t('signUp.create')}
        </ButtonLink>
        <Button className="close" variant="tertiary" aria-label={t('signUp.close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      </Container>
    </Note>
  );
}

/** The note at its place above the foot of the page. */
export function PlacedSignUpNote(props: SignUpNoteProps) {
  const place = document.getElementById(signUpPlaceId);
  return place ? createPortal(<SignUpNote {...props} />, place) : null;
}
