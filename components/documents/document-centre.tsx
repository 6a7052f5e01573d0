import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DocumentCentreContent } from '#lib/documents/load-document-centre.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

const OpeningSearch = lazyUnlisted(() => import('./search/opening-search.tsx').then((module) => module.OpeningSearch));

const ReadingLists = lazyUnlisted(() => import('./centre/reading-lists.tsx').then((module) => module.ReadingLists));
const HelpIndex = lazyUnlisted(() => import('./centre/help-index.tsx').then((module) => module.HelpIndex));

interface DocumentCentreProps {
  content: Omit<DocumentCentreContent, 'announcements'>;
  language: Language;
  /** News, below the subjects. */
  children: ReactNode;
}

/** The documentation centre: the search field, what is read most, what is new, and every article by subject or of a product. */
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
      <PageTitle title={t('centre.title')} surface="canvas">
        <StaticHtml of={content.hotTerms}>
          <OpeningSearch lead={t('centre.lead')} hotTerms={content.hotTerms} language={language} />
        </StaticHtml>
      </PageTitle>
      {content.newest.length > 0 ? (
        <StaticHtml of={content}>
          <ReadingLists content={content} language={language} />
        </StaticHtml>
      ) : null}
      {content.groups.length + content.legalLinks.length > 0 ? (
        <Section heading={t('centre.subjects')} aside={list}>
          <StaticHtml of={content}>
            <HelpIndex content={content} language={language} />
          </StaticHtml>
        </Section>
      ) : null}
      {children}
    </>
  );
}
