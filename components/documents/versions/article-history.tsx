import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { effectiveForMachines, effectiveInWords } from '#lib/content/effective-in-words.ts';
import { legalFeedPath } from '#lib/discovery/feed-path.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { ScrollTable } from '../scroll-table.tsx';

const History = styled('section', {
  base: {
    marginTop: '16',
    borderTop: '2px solid',
    borderColor: 'border.emphasized',
    '& h2': {
      fontSize: '1.5rem',
      lineHeight: '1.3',
      marginTop: '5',
      marginBottom: '3',
      '&:lang(zh), &:lang(ja)': { fontSize: '1.375rem', lineHeight: '1.5' },
    },
    '& .feed': { marginTop: '4' },
    '& .version': { display: 'flex', gap: '2', alignItems: 'center' },
    '& td:not(.change)': { whiteSpace: 'nowrap' },
  },
});

/** Every version of the text, newest first, each with its own address. */
export function ArticleHistory({ article, language }: { article: ArticleContent; language: Language }) {
  const { t } = useTranslation('documents');
  return (
    <History>
      <h2>{t('history.heading')}</h2>
      <ScrollTable role="region" name={t('history.heading')} columns={4}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('history.version')}</th>
              <th scope="col">{t('history.effective')}</th>
              <th scope="col">{t('history.change')}</th>
              <th scope="col">
                <VisuallyHidden>{t('history.text')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {article.history.map((row) => (
              <tr key={row.version}>
                <td>
                  <span className="version">
                    {row.version}
                    {row.standing === 'in-force' ? <Tag tone="success">{t('history.inForce')}</Tag> : null}
                    {row.standing === 'coming' ? <Tag tone="land">{t('history.coming')}</Tag> : null}
                  </span>
                </td>
                <td>
                  <time dateTime={effectiveForMachines(row)}>
                    {row.effectiveTime || row.effectiveZone ? effectiveInWords(row, language) : row.effectiveDate}
                  </time>
                </td>
                <td className="change">{row.changeNote}</td>
                <td>
                  {row.version === article.version ? (
                    t('history.shown')
                  ) : (
                    <SiteLink href={row.href} language={language} label={t('history.readVersion', { version: row.version })}>
                      {t('history.read')}
                    </SiteLink>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {article.legal ? (
        <p className="feed">
          <a href={localizePath(legalFeedPath, language)}>{t('feed.link')}</a>
        </p>
      ) : null}
    </History>
  );
}
