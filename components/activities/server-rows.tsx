import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import type { Language } from '#lib/language/languages.ts';
import type { OfferTerm } from '#lib/offers/offer-term.ts';
import type { SoldServer } from '#lib/offers/sold-server.ts';
import type { WindowState } from '#lib/offers/window-state.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Price } from '#components/ui/price.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > li': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '6',
      rowGap: '3',
      paddingBlock: '5',
      borderBottom: '1px solid',
      borderColor: 'border',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) 15rem 8.5rem' },
    },
    '& .server': { display: 'grid', gap: '2', lineHeight: '1.5' },
    '& h3': { fontSize: '1.0625rem', fontWeight: 'semibold' },
    '& .facts': { textStyle: 'sm', color: 'fg.muted' },
    '& .prices': { display: 'grid', gap: '1' },
    '& .beside': { textStyle: 'xs', color: 'fg.muted', display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& li > a': { justifySelf: { base: 'stretch', sm: 'start', md: 'end' } },
  },
});

interface ServerRowsProps {
  servers: readonly SoldServer[];
  percent: number;
  term: OfferTerm | null;
  state: WindowState;
  language: Language;
}

/** The servers of an offer: facts, current and renewal prices, and a link to the configurator. */
export function ServerRows({ servers, percent, term, state, language }: ServerRowsProps) {
  const { t } = useTranslation(['activities', 'offers']);
  const over = state === 'ended';
  const notSold = t('offers:notSold');
  const period = term?.name ?? '';
  return (
    <Rows>
      {servers.map((server) => {
        const shape = t('servers.shape', { vcpu: server.vcpu, memory: server.memoryGib });
        const facts = t('servers.facts', { series: server.series, disk: diskText(server.disk), outbound: outboundText(server.outboundGb) });
        return (
          <li key={server.model}>
            <div className="server">
              <h3>{shape}</h3>
              <p className="facts">{facts}</p>
              {over ? null : <DiscountCells percent={percent} />}
            </div>
            <div className="prices">
              <Price prices={over ? server.list : server.offer} language={language} per={t('servers.for', { period })} notSold={notSold} />
              {over ? null : (
                <p className="beside">
                  <s>
                    <VisuallyHidden>{t('servers.was')} </VisuallyHidden>
                    <Amount prices={server.list} language={language} notSold={notSold} />
                  </s>
                  <Amount prices={server.list} language={language} notSold={notSold} say={(amount) => t('servers.renewal', { amount })} />
                </p>
              )}
              {over || !term || term.months === 1 ? null : (
                <p className="beside">
                  <Amount
                    prices={server.perMonth}
                    language={language}
                    notSold={notSold}
                    say={(amount) => t('servers.perMonth', { amount })}
                  />
                </p>
              )}
            </div>
            <ButtonLink href={server.href} language={language}>
              {state === 'running' ? t('servers.order') : t('servers.configure')}
              <VisuallyHidden>{` ${shape}, ${facts}`}</VisuallyHidden>
            </ButtonLink>
          </li>
        );
      })}
    </Rows>
  );
}
