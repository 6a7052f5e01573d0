import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';

const Plans = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '8',
    paddingBottom: '16',
    '& table': { fontSize: '.875rem', lineHeight: '1.5' },
    '& caption': { textAlign: 'start', fontWeight: 'semibold', paddingBlock: '2' },
    '& th, & td': {
      padding: '.5rem .75rem .5rem 0',
      borderTop: '1px solid',
      borderColor: 'border',
      textAlign: 'start',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
    },
    '& thead th': { color: 'fg.muted' },
    '& td:last-child, & th:last-child': { textAlign: 'end', paddingInlineEnd: '0' },
    '& td:last-child': { fontWeight: 'semibold' },
  },
});

/** A table that is wider than a phone scrolls on its own. */
const Sizes = styled('div', { base: { overflowX: 'auto' } });

/** For a visitor without scripts: what needs them, how to order anyway, and every size with its price. */
export function NoScriptPlans({ content, language }: { content: PurchaseContent; language: Language }) {
  const { t } = useTranslation(['purchase', 'frame']);
  const ticketHref = useCentreAddress('newTicket');
  return (
    <Plans>
      <Note tone="info">
        <p>{t('plain.needsScript')}</p>
        <p>{t('plain.included')}</p>
        <p>
          <SiteLink href="/product/vps" language={language}>
            {t('plain.list')}
          </SiteLink>
        </p>
        <p>
          <a href={ticketHref}>{t('plain.ticket')}</a>
        </p>
      </Note>
      {content.plans
        .flatMap(({ series }) => series)
        .map((series) => (
          <Sizes key={series.code} tabIndex={0} role="region" aria-label={series.name}>
            <table>
              <caption>{series.name}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('size.size')}</th>
                  <th scope="col">{t('size.vcpu')}</th>
                  <th scope="col">{t('size.memory')}</th>
                  <th scope="col">{t('disk.boot')}</th>
                  <th scope="col">{t('network.transfer')}</th>
                  <th scope="col">{t('size.perMonth')}</th>
                </tr>
              </thead>
              <tbody>
                {series.tiers
                  .flatMap(({ rows }) => rows)
                  .map((row) => (
                    <tr key={row.model}>
                      <th scope="row">
                        {row.size} {row.status === 'not-yet-public' ? <Tag>{t('frame:mark.notYetPublic')}</Tag> : null}
                        {row.status === 'internal-testing' ? <Tag>{t('frame:mark.internalTesting')}</Tag> : null}
                      </th>
                      <td>{row.vcpu}</td>
                      <td>{`${row.memoryGib} GiB`}</td>
                      <td>{diskText(row.disk)}</td>
                      <td>{outboundText(row.outboundGb)}</td>
                      <td>
                        <Amount prices={row.prices} language={language} notSold={t('notSold')} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Sizes>
        ))}
    </Plans>
  );
}
