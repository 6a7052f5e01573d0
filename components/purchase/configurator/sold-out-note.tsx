import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { isSoldOut, nearestInStock } from '#lib/purchase/stock.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
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
  const { region } = configuration;
  const wanted = catalogue.models.find(({ code }) => code === configuration.model);
  const candidates = soldModels(catalogue, region)
    .filter(({ series }) => series === wanted?.series)
    .map((each) => ({ ...each, model: each.code }));
  const instead =
    stock && wanted ? nearestInStock({ ...wanted, model: wanted.code }, candidates, (model) => !isSoldOut(stock, region, model)) : null;
  return (
    <Note tone="warn">
      <p>{t('size.soldOut', { size: sizeName(configuration.model) })}</p>
      {stock && !instead ? <p>{t('size.noneLeft')}</p> : null}
      {instead ? (
        <p>
          <ButtonLink href={purchasePath({ ...configuration, model: instead.model }, catalogue)} language={language} variant="primary">
            {t('size.takeInstead', { size: sizeName(instead.model) })}
          </ButtonLink>
        </p>
      ) : null}
      {children}
    </Note>
  );
}
