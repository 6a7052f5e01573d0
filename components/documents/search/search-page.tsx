import { useEffect, useMemo, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchPageContent } from '#lib/documents/search/load-search-page.ts';
import { wordLengthAtMost, wordParameter } from '#lib/documents/search/search-address.ts';
import type { AskDocuments } from '#lib/documents/search/search-session.ts';
import type { Language } from '#lib/language/languages.ts';
import { BigSearch } from '#components/ui/controls/big-search.tsx';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { askDocumentsIn } from './ask-documents.ts';
import { PopularWords } from './popular-words.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { SubjectLinks } from './subject-links.tsx';
import { useDocumentSearch } from './use-document-search.ts';
import { walkResults } from './walk-results.ts';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';

const Band = styled('section', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: '10',
    '& .opening': { display: 'grid', gap: '4' },
    '& nav + h1': { marginTop: '-1' },
    '& h1': { textStyle: 'h1' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
  },
});

/** In the first rendering, which is the same for everybody, there are none. */
const RecentWords = lazyUnlisted(() => import('./recent-words.tsx').then((module) => module.RecentWords), { ssr: false });

const Found = styled(Container, { base: { paddingTop: '10' } });

interface SearchPageProps {
  content: SearchPageContent;
  language: Language;
  ask?: AskDocuments;
  /** Called with the word of each search that is shown, and with null for none. */
  onShown?: (word: string | null) => void;
}

/** The document search: the field, its results, and other ways to an article. */
export function SearchPage({ content: { word, hotTerms, subjects, toRead }, language, ask, onShown }: SearchPageProps) {
  const { t } = useTranslation('document-search');
  const asking = useMemo(() => ask ?? askDocumentsIn(language, { quiet: true }), [ask, language]);
  const found = useDocumentSearch({ ask: asking, firstWord: word, language, onShown });
  const { typed, state, setTyped, setComposing, search, change, again, opened } = found;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? walkResults(root.current) : undefined), []);
  const input = {
    name: wordParameter,
    value: typed,
    maxLength: wordLengthAtMost,
    placeholder: t('hint'),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return (
    <div ref={root}>
      <Band>
        <Container className="opening">
          <Breadcrumb name={t('breadcrumb')} links={[{ label: t('docs'), href: '/doc' }]} language={language} />
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <BigSearch label={t('label')} action={t('action')} onSubmit={() => search()} onType={setTyped} input={input} />
          <NeedsScript>{t('noScript')}</NeedsScript>
          {state.kind === 'idle' && typed === '' ? <RecentWords language={language} onChoose={search} /> : null}
          <PopularWords heading={t('popular')} words={hotTerms} language={language} onChoose={search} />
        </Container>
      </Band>
      {state.kind === 'idle' ? null : (
        <Found>
          <SearchOutcome
            state={state}
            language={language}
            toRead={toRead}
            onChange={change}
            onAgain={again}
            onChoose={search}
            onOpen={opened}
          />
        </Found>
      )}
      <Section
        heading={t('subjects')}
        aside={
          <SiteLink href="/doc" language={language}>
            {t('allDocuments')}
          </SiteLink>
        }
      >
        <SubjectLinks subjects={subjects} language={language} />
      </Section>
      <Section surface="canvas" heading={t('help.heading')}>
        <FactColumns
          facts={[
            { title: t('help.words.title'), text: t('help.words.text') },
            { title: t('help.spelling.title'), text: t('help.spelling.text') },
            { title: t('help.languages.title'), text: t('help.languages.text') },
          ]}
        />
      </Section>
    </div>
  );
}
