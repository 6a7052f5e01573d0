import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { effectiveInWords } from '#lib/content/effective-in-words.ts';
import type { Language } from '#lib/language/languages.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Notices = styled('div', { base: { display: 'grid', gap: '3', marginTop: '6', _empty: { display: 'none' } } });

/** Notices above the text: it is in another language, not the version in force, or about to be replaced. In the page's language. */
export function ArticleNotices({ article, language }: { article: ArticleContent; language: Language }) {
  const { t } = useTranslation('documents');
  const { standing, slug } = article;
  const inForce = article.history.some((row) => row.standing === 'in-force');
  // the newest first: the last of them comes next
  const next = standing === 'in-force' && article.legal ? article.history.findLast((row) => row.standing === 'coming') : undefined;
  const words = standing === 'former' ? t('former') : t('coming', { date: effectiveInWords(article, language) });
  return (
    <Notices>
      {article.language === language ? null : <Note tone="info">{t('missingTranslation')}</Note>}
      {standing === 'in-force' ? null : (
        <Note tone="warn">
          <b>{words}</b>
          {inForce ? (
            <>
              {' '}
              <SiteLink href={articlePath(slug)} language={language}>
                {t('readInForce')}
              </SiteLink>
            </>
          ) : null}
        </Note>
      )}
      {next ? (
        <Note tone="info">
          {t('comingNext', { date: effectiveInWords(next, language) })}{' '}
          <SiteLink href={next.href} language={language}>
            {t('history.readVersion', { version: next.version })}
          </SiteLink>
        </Note>
      ) : null}
    </Notices>
  );
}
