import { useCallback, useEffect, useMemo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { boardModelName } from '#lib/purchase/words/board-size-name.ts';
import type { AvailabilityContent } from '#lib/purchase/load-availability.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useIdlePart } from '#components/ui/runtime/use-idle-part.ts';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';
import { askedStop } from '#lib/orders/stock-alert-address.ts';
import { useIsLoggedIn } from '#components/ui/store-state/store-state.tsx';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import type { AlertPorts } from './alerts/alert-ports.ts';
import { AvailabilityBoard } from './availability-board.tsx';
import type { BoardPlace } from './series-table.tsx';

const Page = styled('div', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: 'section',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '4' },
    '& .after': { display: 'grid', gap: '4', '& b': { display: 'block' } },
  },
});

const loadAlerts = () => import('./alerts/alert-action.tsx');
const loadStopping = () => import('./alerts/stop-alert.tsx');

const jsonAddress = '/api/availability';

interface AvailabilityPageProps {
  content: AvailabilityContent;
  language: Language;
  ports?: AlertPorts;
}

/** A size and a region as the board names them; one that is listed no more by its code. */
const namesIn = ({ regions, series }: AvailabilityContent, { region, model }: StockPlace): { size: string; region: string } => ({
  size: boardModelName(series, model) ?? model,
  region: regions.find(({ code }) => code === region)?.name ?? region,
});

/** What is in stock where, as it changes. */
export function AvailabilityPage({ content, language, ports }: AvailabilityPageProps) {
  const { t } = useTranslation('availability');
  const alerts = useIdlePart(loadAlerts);
  const session = useMemo(() => alerts?.createAlertSession(ports), [alerts, ports]);
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (isLoggedIn) void session?.begin();
  }, [session, isLoggedIn]);
  const stopKey = askedStop(usePageSearch());
  const stopping = useIdlePart(loadStopping, stopKey !== null);
  const alertAction = useCallback(
    (place: BoardPlace, isSoldOut: boolean) =>
      alerts && session ? <alerts.AlertAction {...place} isSoldOut={isSoldOut} session={session} /> : null,
    [alerts, session],
  );
  const json = <a href={jsonAddress}>{t('json')}</a>;
  return (
    <Page>
      <Container>
        <Breadcrumb name={t('breadcrumb')} links={[{ label: t('servers'), href: '/product/vps' }]} language={language} />
        <h1>
          <KeepPhrases>{t('title')}</KeepPhrases>
        </h1>
        <p className="lead">
          <KeepPhrases>{t('lead')}</KeepPhrases>
        </p>
        <NeedsScript>
          {t('noScript')} {json}
        </NeedsScript>
        {stopping && stopKey !== null ? (
          <stopping.StopAlert stopKey={stopKey} nameOf={(place) => namesIn(content, place)} ports={ports} />
        ) : null}
        {content.series.length > 0 ? (
          <AvailabilityBoard content={content} language={language} alertAction={alertAction} />
        ) : (
          <Note tone="info">{t('nothing')}</Note>
        )}
        {alerts && session ? <alerts.AlertNews session={session} nameOf={(place) => namesIn(content, place)} /> : null}
        <div className="after">
          <Note tone="info">
            <b>{t('note.title')}</b>
            {t('note.text')}
          </Note>
          <p>{json}</p>
        </div>
      </Container>
    </Page>
  );
}
