import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { similarSize } from '#lib/purchase/similar-size.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { keepingCoupon } from '../coupon/kept-coupon.ts';
import { useStock } from '#components/ui/stock/use-stock.ts';

interface SoldOutNoteProps {
  catalogue: Catalogue;
  configuration: PurchaseConfiguration;
  language: Language;
  /** The link back to the form. */
  children: React.ReactNode;
}

/** Says that the requested size is sold out, and links to the most similar size of its series. */
export function SoldOutNote({ catalogue, configuration, language, children }: SoldOutNoteProps) {
  const { t } = useTranslation('purchase');
  const stock = useStock();
  const instead = stock ? similarSize(catalogue, configuration, stock) : null;
  return (
    <Note tone="warn">
      <p>{t('size.soldOut', { size: sizeName(configuration.model) })}</p>
      {stock && !instead ? <p>{t('size.noneLeft')}</p> : null}
      {instead ? (
        <p>
          <ButtonLink
            href={keepingCoupon(purchasePath({ ...configuration, model: instead }, catalogue))}
            language={language}
            variant="primary"
          >
            {t('size.takeInstead', { size: sizeName(instead) })}
          </ButtonLink>
        </p>
      ) : null}
      {children}
    </Note>
  );
}
