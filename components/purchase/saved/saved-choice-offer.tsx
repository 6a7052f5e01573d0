import { useRouter } from 'next/compat/router';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { formatGib } from '#lib/format/format-number.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { imageText } from '#lib/purchase/words/image-text.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { keepingCoupon } from '../coupon/kept-coupon.ts';
import type { SavedChoice } from './saved-choice-ports.ts';

const Slot = styled('div', { base: { paddingBottom: '6', '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' } } });

interface SavedChoiceOfferProps {
  offer: SavedChoice;
  catalogue: Catalogue;
  language: Language;
  onClose: () => void;
  onDismiss: () => void;
}

/** The last configuration of the account, in a line, to go on with or to forget. */
export function SavedChoiceOffer({ offer, catalogue, language, onClose, onDismiss }: SavedChoiceOfferProps) {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const read = readPurchaseAddress(offer.query, catalogue);
  if (!read) return null;
  const { region, model, disk, image, period } = read.configuration;
  const count = quantityOf(read.configuration);
  const what = modelName(catalogue, model, language);
  const parts = [
    count === 1 ? what : t('summary.times', { count, what }),
    catalogue.regions.find(({ code }) => code === region)?.name[language] ?? region,
    formatGib(disk.sizeGib),
    imageText(catalogue, image),
    catalogue.periods.find(({ code }) => code === period)?.name[language] ?? period,
  ];
  const goOn = (): void => {
    onClose();
    const address = keepingCoupon(`${localizePath(purchasePage, language)}?${offer.query}`);
    void router?.push(address, undefined, { shallow: true, scroll: false, locale: false });
  };
  return (
    <Slot role="status">
      <Note tone="info">
        <p>
          {t('saved.offer', { choice: parts.filter((part) => part !== '').join(' · '), at: formatLocalInstant(offer.savedAt, language) })}
        </p>
        <div className="ways">
          <Button size="sm" onClick={goOn}>
            {t('saved.goOn')}
          </Button>
          <Button size="sm" variant="tertiary" onClick={onDismiss}>
            {t('saved.dismiss')}
          </Button>
        </div>
      </Note>
    </Slot>
  );
}
