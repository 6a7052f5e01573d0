import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OfferedServer } from '#lib/activities/load-promotion.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { unbroken } from '#lib/content/values/unbroken-text.ts';
import { comma } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { OfferTerm } from '#lib/offers/offer-term.ts';
import type { CommonPercents } from '#lib/price-history/price-claims.ts';
import type { WindowState } from '#lib/offers/window-state.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Price } from '#components/ui/price.tsx';
import { NamedAction } from '#components/ui/primitives/named-action.tsx';
import { Saving, SharedSaving } from './saving.tsx';
import { ServerCells } from './server-cells.tsx';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > li': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '8',
      rowGap: '4',
      paddingBlock: '6',
      borderBottom: '1px solid',
      borderColor: 'border',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) 22rem', xl: 'minmax(0,1fr) 15rem 22.5rem 7.5rem' },
    },
    // below the name, the drawing and the button: every part names its place, as one that names only its row would go first
    '& .server': { display: 'grid', gap: '2', lineHeight: '1.5', gridColumn: { md: '1', xl: 'auto' } },
    '& h3': { fontSize: '1.0625rem', fontWeight: 'semibold' },
    '& .facts': { textStyle: 'sm', color: 'fg.muted' },
    '& .drawn': { gridColumn: { md: '1', xl: 'auto' } },
    '& .prices': {
      display: 'grid',
      gap: '2',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      gridColumn: { md: '2', xl: 'auto' },
      gridRow: { md: '1 / span 3', xl: 'auto' },
    },
    // names on the left, figures on the right, so that all of them end at one edge
    '& .now [data-amount]': { width: 'full' },
    '& .now [data-amount] > :last-child': { order: '-1', marginInlineStart: '0', marginInlineEnd: 'auto' },
    '& .then': { display: 'flex', justifyContent: 'space-between', columnGap: '4', color: 'fg.muted' },
    '& .then > [data-amount]': { whiteSpace: 'nowrap', color: 'fg' },
    '& .totals': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingTop: '2',
      borderTop: '1px solid',
      borderColor: 'border.muted',
      textStyle: 'xs',
      color: 'fg.muted',
    },
    '& li > a': { gridColumn: { md: '1', xl: 'auto' }, justifySelf: { base: 'stretch', sm: 'start', xl: 'end' } },
  },
});

interface ServerRowsProps {
  servers: readonly OfferedServer[];
  /** What each of them saves. */
  shared: CommonPercents;
  term: OfferTerm | null;
  state: WindowState;
  startsAtMs: number;
  language: Language;
}

/** The servers of an offer: facts, current and renewal prices, and a link to the configurator. */
export function ServerRows({ servers, shared, term, state, startsAtMs, language }: ServerRowsProps) {
  const { t } = useTranslation(['activities', 'offers']);
  return (
    <>
      {state === 'running' ? <SharedSaving percents={shared} language={language} /> : null}
      <Rows>
        {servers.map((server) => {
          const shape = t('servers.shape', { vcpu: server.vcpu, memory: server.memoryGib });
          const facts = t('servers.facts', {
            series: server.series,
            disk: diskText(server.disk),
            outbound: outboundText(server.outboundGb),
          });
          const what = `${shape}${comma[language]}${facts}`;
          return (
            <li key={server.model}>
              <div className="server">
                <h3>{shape}</h3>
                <p className="facts">{unbroken(facts)}</p>
              </div>
              <div className="drawn">
                <ServerCells vcpu={server.vcpu} memoryGib={server.memoryGib} />
              </div>
              <ServerPrices server={server} term={term} state={state} startsAtMs={startsAtMs} shared={shared} language={language} />
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
    </>
  );
}

interface ServerPricesProps extends Omit<ServerRowsProps, 'servers'> {
  server: OfferedServer;
}

/**
 * The price of the offer, from when or what it saves, the one before or after it, and what they come to; once it is over, the list price.
 */
function ServerPrices({ server, shared, term, state, startsAtMs, language }: ServerPricesProps) {
  const { t } = useTranslation(['activities', 'offers']);
  const running = state === 'running';
  const notSold = t('offers:notSold');
  const { offer, list, claims } = server;
  return (
    <div className="prices">
      <div className="now">
        <Price
          prices={state === 'ended' ? list : offer}
          language={language}
          per={t('servers.for', { period: term?.name ?? '' })}
          notSold={notSold}
        />
      </div>
      {state === 'coming' ? <p>{t('servers.comingFrom', { instant: formatInstant(startsAtMs, language) })}</p> : null}
      {running ? <Saving claims={claims} shared={shared} language={language} /> : null}
      {state === 'ended' ? null : (
        <p className="then">
          <span>{running ? t('servers.atRenewal') : t('servers.untilThen')}</span>{' '}
          <Amount prices={list} language={language} notSold={notSold} />
        </p>
      )}
      {running ? <Totals server={server} term={term} language={language} /> : null}
    </div>
  );
}

/** What it comes to with the renewals that follow, and what that is a month, in one line. */
function Totals({ server: { overYears, perMonth }, term, language }: Pick<ServerPricesProps, 'server' | 'term' | 'language'>) {
  const { t } = useTranslation(['activities', 'offers']);
  const notSold = t('offers:notSold');
  const byMonth = term !== null && term.months > 1;
  if (!overYears && !byMonth) return null;
  return (
    <p className="totals">
      {overYears ? (
        <Amount
          prices={overYears.total}
          language={language}
          notSold={notSold}
          say={(amount) => t('servers.overYears', { amount, count: overYears.years })}
        />
      ) : null}{' '}
      {byMonth ? (
        <Amount prices={perMonth} language={language} notSold={notSold} say={(amount) => t('servers.perMonth', { amount })} />
      ) : null}
    </p>
  );
}
