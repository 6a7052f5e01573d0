import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Fallback, PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { applyChoice } from '#lib/purchase/apply-choice.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { FallbackNotice } from '../configurator/fallback-notice.tsx';
import { fieldStyles } from '../configurator/field-styles.ts';
import { PromotionNotice } from '../promotion/promotion-notice.tsx';
import type { JudgedPromotion, Promotions } from '../promotion/use-promotions.ts';
import { ServerFields } from './server-fields.tsx';
import { ServerPrice } from './server-price.tsx';

const Column = styled('section', {
  base: {
    ...fieldStyles,
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: '5',
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    background: 'bg',
    '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3', minHeight: '36px' },
    '& h2': { fontSize: '1.0625rem', fontWeight: 'semibold' },
    '& .label': { fontSize: '.875rem', fontWeight: 'semibold' },
    '& .help': { textStyle: 'xs', color: 'fg.muted' },
    '& .error': { textStyle: 'sm', color: 'fg.error', display: 'flex', gap: '2' },
    '& .marked': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3', minHeight: '1.75rem' },
    '& .two': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', gap: '3', alignItems: 'start' },
    '& .figures': {
      display: 'grid',
      gap: '1',
      fontSize: '.875rem',
      '& div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 'semibold' },
    },
    '& .price': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4', '& b': { textStyle: 'price' } },
    '& dl': { width: 'full' },
  },
});

interface CalculatorColumnProps {
  catalogue: Catalogue;
  server: PurchaseConfiguration;
  number: number;
  language: Language;
  /** What the address requested, or the last choice had, and is not possible. */
  fallbacks: readonly Fallback[];
  /** The stock, as far as it is known. */
  stock: readonly StockEntry[] | undefined;
  offers: Promotions;
  promotions: readonly NamedPromotion[];
  /** The configurator with this server. */
  href: string;
  onChange: (address: PurchaseAddress) => void;
  onModel: (model: string) => void;
  onForget: () => void;
  onRemove: (() => void) | null;
}

/** A comparison shows all periods: that a promotion is for one of them is no obstacle. */
function ofAnyPeriod(judged: JudgedPromotion | null): JudgedPromotion | null {
  const misfits = judged?.verdict.misfits.filter((part) => part !== 'period') ?? [];
  return judged?.verdict.state === 'does-not-fit' && misfits.length === 0
    ? null
    : judged && { ...judged, verdict: { ...judged.verdict, misfits } };
}

/** One server of the comparison: its facts, its drawing, and its price per month. */
export function CalculatorColumn({
  catalogue,
  server,
  fallbacks,
  number,
  language,
  stock,
  offers,
  promotions,
  href,
  onChange,
  onModel,
  onForget,
  onRemove,
}: CalculatorColumnProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const change = (wanted: Partial<PurchaseConfiguration>): void => onChange(applyChoice(catalogue, server, wanted));
  return (
    <Column aria-labelledby={`${id}-name`}>
      <header>
        <h2 id={`${id}-name`}>{t('calculator.server', { number })}</h2>
        {onRemove ? (
          <Button size="sm" variant="tertiary" onClick={onRemove}>
            {t('calculator.remove')}
            <VisuallyHidden>{` ${number}`}</VisuallyHidden>
          </Button>
        ) : null}
      </header>
      <FallbackNotice fallbacks={fallbacks} onClose={onForget} />
      <PromotionNotice
        judged={ofAnyPeriod(offers.judge(server))}
        total={null}
        catalogue={catalogue}
        configuration={server}
        language={language}
        change={change}
        stock={stock}
      />
      <ServerFields catalogue={catalogue} server={server} language={language} stock={stock} change={change} onModel={onModel} />
      <ServerPrice catalogue={catalogue} server={server} offers={offers} promotions={promotions} language={language} />
      <ButtonLink href={href} language={language} width="full">
        {t('calculator.configure')}
        <VisuallyHidden>{` ${number}`}</VisuallyHidden>
      </ButtonLink>
    </Column>
  );
}
