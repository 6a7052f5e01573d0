import { besideChat } from '#components/ui/theme/beside-chat.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import type { HelpSurroundings } from '#lib/documents/help-surroundings.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { tableOfContents } from '#lib/documents/table-of-contents.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { ArticleJsonLd } from '#components/ui/article-json-ld.tsx';
import { ArticleGist } from './article-gist.tsx';
import { ArticleHistory } from './versions/article-history.tsx';
import { ArticleNotices } from './article-notices.tsx';
import { ContentsList, roomBeside } from './contents-list.tsx';
import { EditorLink } from './editing/editor-link.tsx';
import { HelpFacts } from './help-facts.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { FeedbackPlace } from './readers/feedback-place.tsx';
import { TitleWithStar } from './readers/title-with-star.tsx';
import { useReaders, type LoadPorts } from './readers/use-readers.ts';
import { printedLayout } from './print/printed-text.ts';
import { RelatedArticles } from './related-articles.tsx';
import { StaticArticleBody } from './static-article-body.tsx';

const Layout = styled(Container, {
  base: {
    display: 'grid',
    columnGap: { base: '10', xl: '16' },
    rowGap: '12',
    justifyContent: 'space-between',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0,1fr)',
      lg: 'var(--hf-sizes-rail) minmax(0,1fr)',
      xl: 'var(--hf-sizes-rail) minmax(0,var(--hf-sizes-measure)) minmax(0,200px)',
    },
    [roomBeside]: { gridTemplateColumns: 'minmax(0,1fr) 11rem' },
    paddingTop: { base: '5', lg: '6' },
    paddingBottom: 'section',
    '& > article': { gridColumn: { base: '1', lg: '2' }, gridRow: '1', minWidth: '0', maxWidth: 'measure' },
    '& h1': { textStyle: 'h1', marginTop: '3', marginBottom: '4' },
    ...besideChat({ columnGap: '10', gridTemplateColumns: 'var(--hf-sizes-rail) minmax(0,1fr)' }),
    ...printedLayout,
  },
});

interface HelpPageProps {
  article: ArticleContent;
  help: HelpSurroundings;
  language: Language;
  readerPorts?: LoadPorts;
}

/** A help article: its breadcrumb, summary, sections and text, and its neighbours. */
export function HelpPage({ article, help, language, readerPorts }: HelpPageProps) {
  const { t } = useTranslation('documents');
  const foreign = article.language === language ? undefined : htmlLang[article.language];
  const sections = tableOfContents(article.body);
  const readers = useReaders(
    { article: article.key, textLanguage: article.language, version: article.version },
    readerPorts ? { ports: readerPorts } : {},
  );
  return (
    <Layout>
      <article>
        <ArticleJsonLd
          title={article.title}
          summary={article.summary}
          language={article.language}
          path={articlePath(article.slug)}
          publishedOn={article.effectiveDate}
          updatedOn={article.updatedOn}
        />
        <Breadcrumb name={t('breadcrumb')} links={[{ label: t('docs'), href: '/doc' }, ...help.trail]} language={language} />
        <TitleWithStar readers={readers} language={language}>
          <h1 lang={foreign}>
            <KeepPhrases>{article.title}</KeepPhrases>
          </h1>
        </TitleWithStar>
        <HelpFacts article={article} average={readers.state?.average ?? null} language={language} />
        <EditorLink documentId={article.documentId} />
        <ArticleNotices article={article} language={language} />
        <ArticleGist summary={article.summary} lang={foreign} />
        <ContentsList sections={sections} place="above" lang={foreign} />
        <div lang={foreign}>
          <StaticArticleBody blocks={article.body} language={language} />
        </div>
        {article.history.length > 1 ? <ArticleHistory article={article} language={language} /> : null}
        <FeedbackPlace readers={readers} />
        <NeighbourLinks help={help} language={language} />
      </article>
      <ContentsList sections={sections} place="beside" lang={foreign} />
      <RelatedArticles help={help} current={articlePath(article.slug)} language={language} />
    </Layout>
  );
}
