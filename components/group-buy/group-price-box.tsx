import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { formatChoice } from '#lib/format/format-list.ts';
import type { GroupPage } from '#lib/group-buy/group-paths.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { windowState } from '#lib/offers/window-state.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Gauge } from '#components/ui/charts/gauge.tsx';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Price } from '#components/ui/price.tsx';
import { StartGroup } from './start-group.tsx';

const PricePanel = styled('aside', {
  base: {
    position: { base: 'static', lg: 'sticky' },
    top: '92px',
    display: 'grid',
    gap: '4',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold' },
    '& .price': { display: 'grid', gap: '2' },
    '& .beside': { textStyle: 'sm', color: 'fg.muted' },
    '& .gauge > dl': { width: 'full', maxWidth: '18rem' },
    '& .facts': { display: 'grid', gap: '1', textStyle: 'sm', borderTop: '1px solid', borderColor: 'border', paddingTop: '4' },
    '& .facts > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& .facts dt': { color: 'fg.muted' },
    '& .facts dd': { fontWeight: 'semibold', textAlign: 'end' },
    '& .window': { textStyle: 'xs', color: 'fg.muted' },
  },
});

interface GroupPriceBoxProps {
  content: GroupCampaignContent;
  page: GroupPage;
  nowMs: number;
  language: Language;
}

const windowWords = { coming: 'box.from', running: 'box.until', ended: 'box.ended' } as const;

/** The server of the offer, its price alone and in a group, and its actions. */
export function GroupPriceBox({ content, page, nowMs, language }: GroupPriceBoxProps) {
  const { t } = useTranslation(['group-buy', 'offers']);
  const { server, term, region, percent, headCounts, window, slug } = content;
  const state = windowState(window, nowMs);
  const notSold = t('offers:notSold');
  const instant = formatInstant(state === 'coming' ? window.startsAtMs : window.endsAtMs, language);
  return (
    <PricePanel aria-label={t('box.name')}>
      <h2>{t('box.name')}</h2>
      {server ? (
        <>
          <div className="price">
            <Price prices={server.offer} language={language} per={t('box.each', { period: term?.name ?? '' })} notSold={notSold} />
            <p className="beside">
              <Amount prices={server.list} language={language} notSold={notSold} say={(amount) => t('box.aloneIs', { amount })} />
            </p>
            <DiscountCells percent={percent} />
            <p className="beside">{t('box.save', { discount: t('offers:off', { figure: discountFigure(percent, language) }) })}</p>
          </div>
          <div className="gauge">
            <Gauge
              rows={[
                { kind: 'vcpu', name: t('box.vcpu'), figure: String(server.vcpu), amount: server.vcpu },
                { kind: 'memory', name: t('box.memory'), figure: `${server.memoryGib} GiB`, amount: server.memoryGib },
                { kind: 'disk', name: t('box.disk'), figure: diskText(server.disk), amount: server.disk.sizeGib },
              ]}
            />
          </div>
        </>
      ) : null}
      <dl className="facts">
        {server ? (
          <div>
            <dt>{t('box.outbound')}</dt>
            <dd>{outboundText(server.outboundGb)}</dd>
          </div>
        ) : null}
        {region ? (
          <div>
            <dt>{t('box.region')}</dt>
            <dd>{region}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('box.sizes')}</dt>
          <dd>{t('box.sizesAre', { sizes: formatChoice(headCounts.map(String), language) })}</dd>
        </div>
      </dl>
      <p className="window">{t(windowWords[state], { instant })}</p>
      <StartGroup slug={slug} page={page} state={state} language={language} />
    </PricePanel>
  );
}
