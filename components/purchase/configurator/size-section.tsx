import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import type { Model } from '#lib/catalogue/catalogue.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { comma } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { similarSize } from '#lib/purchase/similar-size.ts';
import { stockOf, type StockEntry } from '#lib/purchase/stock.ts';
import { availabilityPage } from '#lib/orders/stock-alert-address.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Button } from '#components/ui/controls/button.tsx';
import { MiniGauge } from '#components/ui/charts/mini-gauge.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';

const List = styled('div', {
  base: {
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    overflow: 'hidden',
    '& .head, & label': {
      display: 'grid',
      gridTemplateColumns: { base: '20px minmax(0,1fr) auto', sm: '20px 5rem minmax(0,1fr) minmax(0,1.2fr) 7.5rem' },
      columnGap: '3',
      rowGap: '.25rem',
      alignItems: 'center',
      padding: '.625rem 1rem',
      fontSize: '.875rem',
      lineHeight: '1.35',
    },
    '& .head': {
      display: { base: 'none', sm: 'grid' },
      color: 'fg.muted',
      textStyle: 'xs',
      paddingBlock: '.375rem',
      background: 'bg.canvas',
    },
    '& .price': { textAlign: 'end', gridColumn: { base: '3', sm: 'auto' }, gridRow: { base: '1', sm: 'auto' }, whiteSpace: 'nowrap' },
    '& .price b': { fontSize: '1.0625rem', margin: '0' },
    '& label': {
      position: 'relative',
      borderTop: '1px solid',
      borderColor: 'border.muted',
      cursor: 'pointer',
      minHeight: '56px',
      '&::before': {
        content: '""',
        width: '18px',
        height: '18px',
        borderRadius: '50%',
        border: '1.5px solid',
        borderColor: 'border.control',
        background: 'bg',
        gridRow: { base: '1', sm: 'auto' },
      },
      '&:hover': { background: 'bg.canvas' },
      '&:has(input:checked)': { background: 'accent.subtle', boxShadow: 'inset 5px 0 0 var(--hf-colors-accent-solid)' },
      '&:has(input:checked)::before': { border: '6px solid', borderColor: 'accent.solid' },
      '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '-3px' },
      '& b': { fontWeight: 'semibold', display: 'block', marginBottom: { base: '0', sm: '3px' } },
    },
    '& label[data-closed]': { color: 'fg.subtle', cursor: 'not-allowed', '&::before': { borderStyle: 'dashed', background: 'bg.subtle' } },
    '& input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', width: 'full', height: 'full', cursor: 'inherit' },
    '& code': { fontFamily: 'mono', fontWeight: 'medium' },
    '& .drawn': {
      gridColumn: { base: '2/-1', sm: 'auto' },
      display: { base: 'grid', sm: 'block' },
      gridTemplateColumns: '5rem auto',
      alignItems: 'center',
      justifyContent: 'start',
    },
  },
});

interface SizeRowProps {
  model: Model;
  prices: Prices | undefined;
  state: StockEntry['state'] | undefined;
  left: number;
  checked: boolean;
  language: Language;
  onChoose: (model: string) => void;
}

const SizeRow = memo(function SizeRow({ model, prices, state, left, checked, language, onChoose }: SizeRowProps) {
  const { t } = useTranslation('purchase');
  const closed = state === 'sold-out';
  return (
    <label data-closed={closed || undefined}>
      <input
        type="radio"
        name="size"
        value={model.code}
        checked={checked}
        disabled={closed && !checked}
        onChange={() => onChoose(model.code)}
      />
      <code>{sizeName(model.code)}</code>
      <span className="drawn">
        <VisuallyHidden>{`${comma[language]}${t('size.vcpu')} `}</VisuallyHidden>
        <b>{t('size.cores', { count: model.vcpu })}</b>
        <MiniGauge kind="vcpu" count={model.vcpu} cellWidth={5} open={closed} />
      </span>
      <span className="drawn">
        <VisuallyHidden>{`${comma[language]}${t('size.memory')} `}</VisuallyHidden>
        <b>{`${model.memoryGib} GiB`}</b>
        <MiniGauge kind="memory" count={model.memoryGib} cellWidth={5} open={closed} />
      </span>
      <span className="price">
        <VisuallyHidden>{`${comma[language]}${t('size.perMonth')} `}</VisuallyHidden>
        {closed ? (
          <Tag>{t('soldOut')}</Tag>
        ) : (
          <b>{prices ? <Amount prices={prices} language={language} notSold={t('notSold')} /> : t('notSold')}</b>
        )}
        {state === 'few' ? <Tag tone="land">{t('fewLeft', { number: left })}</Tag> : null}
      </span>
    </label>
  );
});

/** The sizes of the series, each priced with everything else that is chosen. */
export function SizeSection({ catalogue, configuration, language, change, stock }: ChoiceProps) {
  const { t } = useTranslation('purchase');
  const seriesOf = (code: string): string | undefined => catalogue.models.find((model) => model.code === code)?.series;
  // the chosen tile is painted first; another list, and the new prices, right after it
  const settled = useDeferredValue(configuration);
  const isSameList = settled.region === configuration.region && seriesOf(settled.model) === seriesOf(configuration.model);
  const { region, model: chosenModel } = isSameList ? configuration : settled;
  const series = seriesOf(chosenModel);
  const models = useMemo(() => soldModels(catalogue, region).filter((model) => model.series === series), [catalogue, region, series]);
  const prices = useMemo(
    () => models.map(({ code }) => estimate(catalogue, { ...settled, model: code })?.perMonth),
    [catalogue, models, settled],
  );
  const choose = useCallback((model: string) => change({ model }), [change]);
  const left = (model: string) => stockOf(stock, region, model);
  const closed = (model: string): boolean => left(model)?.state === 'sold-out';
  const chosen = models.find((model) => model.code === chosenModel);
  const instead = chosen && closed(chosen.code) ? similarSize(catalogue, { region, model: chosen.code }, stock) : null;
  return (
    <FormSection id="size" title={t('size.title')}>
      <List role="radiogroup" aria-label={t('size.title')}>
        <div className="head" aria-hidden="true">
          <span />
          <span>{t('size.size')}</span>
          <span>{t('size.vcpu')}</span>
          <span>{t('size.memory')}</span>
          <span className="price">{t('size.perMonth')}</span>
        </div>
        {models.map((model, place) => (
          <SizeRow
            key={model.code}
            model={model}
            prices={prices[place]}
            state={left(model.code)?.state}
            left={left(model.code)?.left ?? 0}
            checked={model.code === chosenModel}
            language={language}
            onChoose={choose}
          />
        ))}
      </List>
      <p className="help">
        {t('size.help')}{' '}
        <SiteLink href={`${purchasePage}?view=calculator&${purchaseQuery(settled, catalogue)}`} language={language}>
          {t('size.compare')}
        </SiteLink>
        {' · '}
        <SiteLink href={availabilityPage} language={language}>
          {t('size.availability')}
        </SiteLink>
      </p>
      <div role="status">
        {chosen && closed(chosen.code) ? (
          <Note tone="warn">
            <p>{t('size.soldOut', { size: sizeName(chosen.code) })}</p>
            {instead ? (
              <Button size="sm" onClick={() => change({ model: instead })}>
                {t('size.takeInstead', { size: sizeName(instead) })}
              </Button>
            ) : (
              <p>{t('size.noneLeft')}</p>
            )}
          </Note>
        ) : null}
      </div>
    </FormSection>
  );
}
