import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SignUpCoupon } from '#lib/content/queries/offer-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { CloseIcon } from '#components/ui/primitives/icons.tsx';
import { keepFocusAbove } from './keep-focus-above.ts';

const Note = styled('aside', {
  base: {
    position: 'fixed',
    zIndex: 'note',
    insetInline: '0',
    bottom: 'var(--room-below, 0px)',
    marginInline: 'auto',
    width: 'full',
    maxWidth: { base: 'full', lg: '44rem' },
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', sm: '4' },
    background: 'bg.land',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border.land',
    borderWidth: { base: '1px 0 0', lg: '1px 1px 0' },
    borderRadius: { base: '0', lg: '6px 6px 0 0' },
    paddingInline: { base: '4', sm: '5' },
    paddingBlock: '2',
    // beside the button the smallest screens have room for one word per line
    '@media (max-width: 359.98px)': { flexWrap: 'wrap', justifyContent: 'space-between' },
    '& p': { flex: '1', minWidth: '0', textStyle: 'sm', fontWeight: 'medium', '@media (max-width: 359.98px)': { flexBasis: '100%' } },
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

/** The coupon for new accounts: a strip at the lower edge that never covers the focused element. */
export function SignUpNote({ coupon, language, href, onClose }: SignUpNoteProps) {
  const { t } = useTranslation('overlays');
  const note = useRef<HTMLElement>(null);
  useEffect(() => (note.current ? keepFocusAbove(note.current) : undefined), []);
  return (
    <Note ref={note} aria-label={t('signUp.name')}>
      <p>
        {t('signUp.offer', { figure: discountFigure(coupon.discountPercent, language) })}{' '}
        <SiteLink href="/ac/coupon" language={language}>
          {t('signUp.coupons')}
        </SiteLink>
      </p>
      <ButtonLink href={href} language={language} variant="primary" size="sm">
        {t('signUp.create')}
      </ButtonLink>
      <Button className="close" variant="tertiary" aria-label={t('signUp.close')} onClick={onClose}>
        <CloseIcon />
      </Button>
    </Note>
  );
}
