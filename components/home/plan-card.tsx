import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import type { PlanView } from '#lib/home/plan-cards.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { PriceBefore } from '#components/ui/offers/price-before.tsx';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Gauge, type GaugeRow } from '#components/ui/charts/gauge.tsx';
import { Price } from '#components/ui/price.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { NamedAction } from '#components/ui/primitives/named-action.tsx';

const Card = styled('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    transition: 'border-color var(--hf-durations-fast)',
    _hover: { borderColor: 'border.emphasized' },
    '& .words': { display: 'flex', flexDirection: 'column', gap: '4' },
    '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2' },
    '& h3': { textStyle: 'h3' },
    '& .place': { textStyle: 'xs', color: 'fg.subtle', marginTop: '-3' },
    '& .audience': { textStyle: 'sm', color: 'fg.muted', marginTop: '-2' },
    '& .offer': {
      display: 'grid',
      gap: '1',
      textStyle: 'sm',
      borderInlineStart: '2px solid',
      borderColor: 'accent.solid',
      paddingInlineStart: '3',
    },
    '& .offer a': { textDecoration: 'none' },
    '& .offer a > span': { textDecoration: 'underline', textDecorationThickness: 'inherit' },
    '& .offer b': { fontVariantNumeric: 'tabular-nums' },
    // the former price beside the percentage, and its explanation on the line below: no figure is alone on a line
    '& .offer .was': { display: 'contents' },
    '& .offer .was > span': { order: '1', flexBasis: 'full' },
    '& .order': { display: 'flex', flexDirection: 'column', position: 'relative' },
    '& .drawing': { display: 'flex', flexDirection: 'column', gap: '4', marginTop: 'auto' },
    '& .outbound': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      paddingTop: '3',
      borderTop: '1px solid',
      borderColor: 'border.muted',
      fontSize: '.875rem',
      lineHeight: '1.4',
      fontVariantNumeric: 'tabular-nums',
      '& span': { color: 'fg.muted' },
    },
  },
  variants: {
    wide: {
      true: {
        display: { base: 'flex', lg: 'grid' },
        gridTemplateColumns: 'minmax(0,1fr) var(--hf-sizes-gauge)',
        gridTemplateRows: '1fr auto',
        columnGap: '8',
        // what a card has less than its neighbour is shared out, so that no part of it stands alone
        '& .audience': { flexGrow: '1' },
        '& .drawing > dl': { flexGrow: '1', alignContent: 'space-between' },
        '& .drawing': { marginTop: { base: 'auto', lg: '0' }, gridRow: { lg: '1 / span 2' }, gridColumn: { lg: '2' } },
        '& .outbound': { marginTop: { lg: 'auto' } },
        '& .order': { alignSelf: { lg: 'end' } },
      },
      false: {},
    },
  },
});

/** One plan: its name, audience and price, and the server drawn to the scale that all cards share. */
export function PlanCard({ plan, language }: { plan: PlanView; language: Language }) {
  const { t } = useTranslation('home');
  const rows: GaugeRow[] = [
    { kind: 'vcpu', name: t('plan.vcpu'), figure: t('plan.vcpuFigure', { number: plan.vcpu }), amount: plan.vcpu },
    { kind: 'memory', name: t('plan.memory'), figure: `${plan.memoryGib} GiB`, amount: plan.memoryGib },
    { kind: 'disk', name: t('plan.disk'), figure: diskText(plan.disk), amount: plan.disk.sizeGib },
  ];
  return (
    <Card wide={plan.wide} data-wide={plan.wide || undefined}>
      <div className="words">
        <header>
          <h3>{plan.name}</h3>
          {plan.tag ? <Tag tone="land">{plan.tag}</Tag> : null}
        </header>
        <p className="place">
          {plan.series} · {plan.zone}
        </p>
        {plan.audience ? <p className="audience">{plan.audience}</p> : null}
        <Price prices={plan.prices} language={language} per={t('plan.perMonth')} notSold={t('plan.notSold')} />
        {plan.offer ? (
          <div className="offer">
            <p>
              <SiteLink href={plan.offer.href} language={language}>
                <span>{plan.offer.title}</span>{' '}
                <b>
                  <Amount
                    prices={plan.offer.prices}
                    language={language}
                    notSold={t('plan.notSold')}
                    say={(amount) => t('plan.firstMonth', { amount })}
                  />
                </b>
              </SiteLink>
            </p>
            <PriceBefore claims={plan.offer.claims} language={language} />
          </div>
        ) : null}
      </div>
      <div className="drawing">
        <Gauge rows={rows} />
        <p className="outbound">
          <span>{t('plan.outbound')}</span>
          <b>{outboundText(plan.outboundGb)}</b>
        </p>
      </div>
      <div className="order">
        <ButtonLink href={plan.href} language={language}>
          <NamedAction action={t('plan.configure')} whole={t('plan.configureOf', { name: plan.name })} />
        </ButtonLink>
      </div>
    </Card>
  );
}
