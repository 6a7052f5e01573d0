import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OfferedServer } from '#lib/activities/load-promotion.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { comma } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { OfferTerm } from '#lib/offers/offer-term.ts';
import type { WindowState } from '#lib/offers/window-state.ts';
import { MiniGauge } from '#components/ui/charts/mini-gauge.tsx';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { PriceBefore } from '#components/ui/offers/price-before.tsx';
import { Price } from '#components/ui/price.tsx';
import { NamedAction } from '#components/ui/primitives/named-action.tsx';

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
      gridTemplateColumns: {
        base: 'minmax(0,1fr)',
        md: 'minmax(0,1fr) 17rem 8.5rem',
        lg: 'minmax(0,1fr) 12rem 17rem 8.5rem',
        xl: '27rem 12rem minmax(0,1fr) 8.5rem',
      },
    },
    // below the name, the drawing: every part names its place, as one that names only its row would go first
    '& .server': { display: 'grid', gap: '2', lineHeight: '1.5', gridColumn: { md: '1', lg: 'auto' } },
    '& h3': { fontSize: '1.0625rem', fontWeight: 'semibold' },
    '& .facts': { textStyle: 'sm', color: 'fg.muted' },
    '& .drawn': { display: 'grid', gap: '1', gridColumn: { md: '1', lg: 'auto' } },
    '& .prices': { display: 'grid', gap: '1', gridColumn: { md: '2', lg: 'auto' }, gridRow: { md: '1 / span 2', lg: 'auto' } },
    '& .beside': { textStyle: 'xs', color: 'fg.muted', display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& li > a': {
      gridColumn: { md: '3', lg: 'auto' },
      gridRow: { md: '1 / span 2', lg: 'auto' },
      justifySelf: { base: 'stretch', sm: 'start', md: 'end' },
    },
  },
});

const drawingPx = 192;
const cellPxAtMost = 12;
const cellsPerLine = 32;

/** All servers of an offer are drawn at one scale: the largest fills the column. */
function cellWidthOf(servers: readonly OfferedServer[]): number {
  const cells = Math.max(1, ...servers.flatMap(({ vcpu, memoryGib }) => [vcpu, memoryGib]));
  return Math.min(cellPxAtMost, drawingPx / Math.min(cellsPerLine, cells));
}

interface ServerRowsProps {
  servers: readonly OfferedServer[];
  term: OfferTerm | null;
  state: WindowState;
  startsAtMs: number;
  language: Language;
}

/** The servers of an offer: facts, current and renewal prices, and a link to the configurator. */
export function ServerRows({ servers, term, state, startsAtMs, language }: ServerRowsProps) {
  const { t } = useTranslation(['activities', 'offers']);
  const running = state === 'running';
  const notSold = t('offers:notSold');
  const period = term?.name ?? '';
  const cellWidth = cellWidthOf(servers);
  return (
    <Rows>
      {servers.map((server) => {
        const shape = t('servers.shape', { vcpu: server.vcpu, memory: server.memoryGib });
        const facts = t('servers.facts', { series: server.series, disk: diskText(server.disk), outbound: outboundText(server.outboundGb) });
        const what = `${shape}${comma[language]}${facts}`;
        return (
          <li key={server.model}>
            <div className="server">
              <h3>{shape}</h3>
              <p className="facts">{facts}</p>
            </div>
            <div className="drawn">
              <MiniGauge kind="vcpu" count={server.vcpu} cellWidth={cellWidth} />
              <MiniGauge kind="memory" count={server.memoryGib} cellWidth={cellWidth} />
            </div>
            <div className="prices">
              <Price
                prices={running ? server.offer : server.list}
                language={language}
                per={t('servers.for', { period })}
                notSold={notSold}
              />
              {running ? <PriceBefore claims={server.claims} language={language} /> : null}
              {state === 'ended' ? null : (
                <p className="beside">
                  {running ? (
                    <Amount prices={server.list} language={language} notSold={notSold} say={(amount) => t('servers.renewal', { amount })} />
                  ) : (
                    <Amount
                      prices={server.offer}
                      language={language}
                      notSold={notSold}
                      say={(amount) => t('servers.coming', { amount, instant: formatInstant(startsAtMs, language) })}
                    />
                  )}
                </p>
              )}
              {running ? <OverYears server={server} language={language} /> : null}
              {running && term && term.months > 1 ? (
                <p className="beside">
                  <Amount
                    prices={server.perMonth}
                    language={language}
                    notSold={notSold}
                    say={(amount) => t('servers.perMonth', { amount })}
                  />
                </p>
              ) : null}
            </div>
            <ButtonLink href={server.href} language={language}>
              {state === 'running' ? (
                <NamedAction action={t('servers.order')} whole={t('servers.orderOf', { what })} />
              ) : (
                <NamedAction action={t('servers.configure')} whole={t('servers.configureOf', { what })} />
              )}
            </ButtonLink>
          </li>
        );
      })}
    </Rows>
  );
}

/** What it comes to with the renewals that follow. */
function OverYears({ server: { overYears }, language }: Pick<ServerRowsProps, 'language'> & { server: OfferedServer }) {
  const { t } = useTranslation(['activities', 'offers']);
  if (!overYears) return null;
  return (
    <p className="beside">
      <Amount
        prices={overYears.total}
        language={language}
        notSold={t('offers:notSold')}
        say={(amount) => t('servers.overYears', { amount, count: overYears.years })}
      />
    </p>
  );
}
