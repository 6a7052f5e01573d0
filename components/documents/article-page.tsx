import { besideChat } from '#components/ui/theme/beside-chat.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import { tableOfContents } from '#lib/documents/table-of-contents.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { ContractParty } from '#components/ui/contract-party.tsx';
import { ArticleJsonLd } from '#components/ui/article-json-ld.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { ArticleErrata } from './versions/article-errata.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleGist } from './article-gist.tsx';
import { ArticleHistory } from './versions/article-history.tsx';
import { ArticleNotices } from './article-notices.tsx';
import { ContentsList, roomBeside } from './contents-list.tsx';
import { EditorLink } from './editing/editor-link.tsx';
import { LegalList } from './legal-list.tsx';
import { TitleWithStar } from './readers/title-with-star.tsx';
import { useReaders } from './readers/use-readers.ts';
import { printedLayout } from './print/printed-text.ts';
import { StaticArticleBody } from './static-article-body.tsx';

const ArticleChanges = lazyUnlisted(() => import('./versions/article-changes.tsx').then((module) => module.ArticleChanges));

const Layout = styled(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0,1fr)',
      lg: 'var(--hf-sizes-rail) minmax(0,var(--hf-sizes-measure))',
      xl: 'var(--hf-sizes-rail) minmax(0,var(--hf-sizes-measure)) minmax(0,200px)',
    },
    justifyContent: { xl: 'space-between' },
    columnGap: '16',
    [roomBeside]: { gridTemplateColumns: 'minmax(0,1fr) 11rem', columnGap: '10', '& > nav:first-of-type': { gridColumn: '1/-1' } },
    rowGap: '8',
    alignItems: 'start',
    paddingTop: { base: '6', lg: '10' },
    paddingBottom: 'section',
    '& article': { minWidth: '0', maxWidth: 'measure' },
    '& h1': { textStyle: 'h1' },
    '& .party': { marginTop: '4', textStyle: 'sm', color: 'fg.muted' },
    ...besideChat({ columnGap: '10', gridTemplateColumns: 'var(--hf-sizes-rail) minmax(0,1fr)' }),
    ...printedLayout,
  },
});

interface ArticlePageProps {
  article: ArticleContent;
  legalLinks: readonly TextLink[];
  /** The legal name of the company that the text binds. */
  seller?: string | null;
  language: Language;
}

/** A legal text: facts, summary, its numbered text, its history. An English text on another page is marked as English. */
export function ArticlePage({ article, legalLinks, seller = null, language }: ArticlePageProps) {
  const foreign = article.language === language ? undefined : htmlLang[article.language];
  const sections = tableOfContents(article.body);
  // legal texts are not rated: without an account there is nothing to read
  const readers = useReaders({ article: article.key, textLanguage: article.language, version: article.version }, { wanted: false });
  return (
    <Layout>
      <LegalList links={legalLinks} current={articlePath(article.slug)} language={language} />
      <article>
        <ArticleJsonLd
          title={article.title}
          summary={article.summary}
          language={article.language}
          path={articlePath(article.slug)}
          publishedOn={article.effectiveDate}
          updatedOn={article.updatedOn}
        />
        <TitleWithStar readers={readers} language={language}>
          <h1 lang={foreign}>
            <KeepPhrases>{article.title}</KeepPhrases>
          </h1>
        </TitleWithStar>
        <ArticleFacts article={article} language={language} />
        <EditorLink documentId={article.documentId} />
        <ArticleNotices article={article} language={language} />
        <ArticleErrata errata={article.errata} language={language} lang={foreign} />
        <ArticleGist summary={article.summary} lang={foreign} />
        <div className="party">
          <ContractParty seller={seller} language={language} />
        </div>
        {article.changes ? (
          <StaticHtml of={article.changes}>
            <ArticleChanges changes={article.changes} lang={foreign} />
          </StaticHtml>
        ) : null}
        <ContentsList sections={sections} place="above" lang={foreign} numbered />
        <div lang={foreign}>
          <StaticArticleBody blocks={article.body} language={language} numbered />
        </div>
        <ArticleHistory article={article} language={language} />
      </article>
      <ContentsList sections={sections} place="beside" lang={foreign} numbered />
    </Layout>
  );
}
