import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ArticleListContent } from '#lib/documents/load-article-list.ts';
import type { HelpEntry, HelpGroup } from '#lib/documents/help-tree.ts';
import type { Language } from '#lib/language/languages.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Groups = styled(Container, {
  base: {
    display: 'grid',
    rowGap: '12',
    paddingBottom: 'section',
    '& .group': {
      display: 'grid',
      columnGap: '10',
      rowGap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '17rem minmax(0,1fr)' },
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      paddingTop: '4',
    },
    '& .group h2': { textStyle: 'h3' },
    '& .group h3': { fontWeight: 'semibold', color: 'fg.muted', marginTop: '5', marginBottom: '1' },
    '& li': { borderBottom: '1px solid', borderColor: 'border', paddingBlock: '3' },
    '& li:first-of-type': { paddingTop: '0' },
    '& div:last-child > ul:last-child > li:last-of-type': { borderBottom: '0', paddingBottom: '0' },
    '& li a': { color: 'fg', fontWeight: 'semibold', textDecoration: 'none', paddingBlock: '.25rem' },
    '& li a:hover': { color: 'accent.fg', textDecoration: 'underline' },
    '& li p': { textStyle: 'sm', color: 'fg.muted', maxWidth: 'lead' },
  },
});

interface ArticleListPageProps {
  content: ArticleListContent;
  language: Language;
}

/** Every article with its summary, by category. */
export function ArticleListPage({ content, language }: ArticleListPageProps) {
  const { t } = useTranslation('documents');
  const legal: HelpGroup[] =
    content.legalLinks.length > 0
      ? [
          {
            id: 'legal-texts',
            title: t('legalTexts'),
            articles: content.legalLinks.map((link) => ({ ...link, summary: null })),
            groups: [],
          },
        ]
      : [];
  return (
    <>
      <PageTitle
        title={t('list.title')}
        lead={t('list.lead')}
        trail={<Breadcrumb name={t('breadcrumb')} links={[{ label: t('docs'), href: '/doc' }]} language={language} />}
      />
      <Groups>
        {[...content.groups, ...legal].map(({ id, title, articles, groups }) => (
          <section key={id} id={id} className="group">
            <h2>{title ?? t('otherArticles')}</h2>
            <div>
              <Entries entries={articles} language={language} />
              {groups.map((group) => (
                <Nested key={group.id} group={group} language={language} />
              ))}
            </div>
          </section>
        ))}
      </Groups>
    </>
  );
}

function Nested({ group, language }: { group: HelpGroup; language: Language }) {
  return (
    <div id={group.id}>
      <h3>{group.title}</h3>
      <Entries entries={group.articles} language={language} />
      {group.groups.map((inner) => (
        <Nested key={inner.id} group={inner} language={language} />
      ))}
    </div>
  );
}

function Entries({ entries, language }: { entries: readonly HelpEntry[]; language: Language }) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ href, label, summary }) => (
        <li key={href}>
          <SiteLink href={href} language={language}>
            {label}
          </SiteLink>
          {summary ? <p>{summary}</p> : null}
        </li>
      ))}
    </ul>
  );
}
