import { useTranslation } from '#components/ui/words/use-translation.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { PromotionOffer } from '#lib/content/queries/offer-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { CloseIcon } from '#components/ui/primitives/icons.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';

const Offer = styled('div', {
  base: {
    '&&': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', width: 'full' },
    '& .until': { textStyle: 'sm', color: 'fg.land' },
    '& > img': { width: 'full', maxWidth: '480px', height: 'auto', borderRadius: 'l2' },
    // an offer without a picture, where it fills the screen
    '& .sea': { display: { base: 'block', lg: 'none' }, width: 'full', marginBlock: '3' },
    '& .sea img': { width: 'full', height: 'auto', background: 'bg', border: '1px solid', borderColor: 'border.emphasized' },
  },
});

const Close = styled('button', {
  base: {
    position: 'absolute',
    top: '3',
    right: '3',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: '0',
    borderRadius: 'l2',
    background: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    _hover: { background: 'border.land' },
    '& svg': { width: '20px', height: '20px' },
  },
});

interface PromotionDialogProps {
  offer: PromotionOffer;
  language: Language;
  /** Closed, or followed: both count as seen. */
  onClose: () => void;
}

/** The running promotion. Its page says by how much its prices are below those before. */
export function PromotionDialog({ offer, language, onClose }: PromotionDialogProps) {
  const { t } = useTranslation('overlays');
  return (
    <ModalDialog title={offer.title} look="offer" onClose={onClose} queued closesOnOutsideClick>
      <Offer>
        {offer.picture ? (
          <img src={offer.picture.src} alt={offer.picture.alt} width={offer.picture.widthPx} height={offer.picture.heightPx} />
        ) : (
          <div className="sea">
            <img data-chart="" src="/charts/north-pacific-narrow.svg" alt="" width={390} height={236} loading="lazy" />
          </div>
        )}
        {offer.lead ? <p>{offer.lead}</p> : null}
        <p className="until">{t('promotion.until', { date: formatInstant(offer.endsAt, language) })}</p>
      </Offer>
      <div onClickCapture={onClose}>
        <ButtonLink href={offer.href} language={language} variant="primary">
          {t('promotion.see')}
        </ButtonLink>{' '}
        <ButtonLink href="/ac/coupon" language={language} variant="tertiary">
          {t('promotion.coupons')}
        </ButtonLink>
      </div>
      <Close type="button" aria-label={t('promotion.close')} onClick={onClose}>
        <CloseIcon />
      </Close>
    </ModalDialog>
  );
}
