import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DocumentCentreContent } from '#lib/documents/load-document-centre.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { SubjectTree } from './subject-tree.tsx';

const OpeningSearch = lazyUnlisted(() => import('./search/opening-search.tsx').then((module) => module.OpeningSearch));

const ReadingLists = lazyUnlisted(() => import('./centre/reading-lists.tsx').then((module) => module.ReadingLists));
const ProductLists = lazyUnlisted(() => import('./centre/product-lists.tsx').then((module) => module.ProductLists));

interface DocumentCentreProps {
  content: Omit<DocumentCentreContent, 'announcements'>;
  language: Language;
  /** News, below the subjects. */
  children: ReactNode;
}

/** The documentation centre: the search field, what is read most and what is new, every article by subject and by product. */
export function DocumentCentre({ content, language, children }: DocumentCentreProps) {
  const { t } = useTranslation('documents');
  // only English has the list with summaries
  const list =
    language === 'en' ? (
      <div>
        <ButtonLink href="/doc/article" language={language} size="sm">
          {t('list.title')}
        </ButtonLink>
      </div>
    ) : null;
  return (
    <>
      <PageTitle title={t('centre.title')} lead={t('centre.lead')} surface="canvas">
        <StaticHtml of={content.hotTerms}>
          <OpeningSearch hotTerms={content.hotTerms} language={language} />
        </StaticHtml>
      </PageTitle>
      {content.newest.length > 0 ? (
        <StaticHtml of={content}>
          <ReadingLists content={content} language={language} />
        </StaticHtml>
      ) : null}
      {content.groups.length + content.legalLinks.length > 0 ? (
        <Section heading={t('centre.subjects')} aside={list}>
          <SubjectTree groups={content.groups} legalLinks={content.legalLinks} language={language} />
        </Section>
      ) : null}
      <StaticHtml of={content.products}>
        <ProductLists products={content.products} language={language} />
      </StaticHtml>
      {children}
    </>
  );
}
