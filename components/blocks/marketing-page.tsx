import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import type { MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import { questionsAndAnswers } from '#lib/structured-data/questions.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { Actions } from './actions.tsx';
import { figuresOfUses } from './figures-of-uses.ts';
import { StatusMark } from './claims/status-mark.tsx';
import { StaticBlocks } from './static-blocks.tsx';

const WholeWords = lazyUnlisted(() => import('#components/ui/primitives/whole-words.tsx').then((module) => module.WholeWords));

const FiguresStrip = lazyUnlisted(() => import('./figures-strip.tsx').then((module) => module.FiguresStrip));

const Opening = styled('div', {
  base: {
    paddingTop: '10',
    '&:has(nav)': { paddingTop: '6' },
    // the trail is as close to its title as on the other pages
    '& nav + .title': { marginTop: '-2' },
    paddingBottom: '12',
    // aligned to the top: something centred beside a drawing moves while the drawing is being parsed
    '& .opening': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', columnGap: '16', rowGap: '8', alignItems: 'start' },
    '& .words': { display: 'flex', flexDirection: 'column', gap: '5' },
    '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
    '& h1': { textStyle: 'h1', minWidth: '0' },
    '& .page-lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', '&:lang(ja)': { fontFeatureSettings: '"palt"' } },
  },
  variants: {
    drawn: {
      beside: {
        '& .opening': { gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,29.375rem)' } },
        '& figure': { width: 'full', maxWidth: '29.375rem' },
      },
      below: { '& .opening': { rowGap: { base: '8', lg: '12' } } },
      none: {},
    },
  },
});

interface MarketingPageProps {
  content: MarketingPageContent;
  language: Language;
  /** The breadcrumb above the heading. */
  trail?: ReactNode;
  /** A drawing of the page's subject, below the heading and as wide as the page; the figures of its uses stand below it. */
  drawing?: ReactNode;
  /** What is tried out at once, beside the heading. */
  aside?: ReactNode;
  /** Replaces the buttons that editors wrote. */
  actions?: ReactNode;
  /** Content between the opening and the sections. */
  before?: ReactNode;
  /** Content after the sections. */
  children?: ReactNode;
}

/** A page composed of sections: name, status, lead and one action, then what editors wrote. */
export function MarketingPage({ content, language, trail, drawing, aside, actions, before, children }: MarketingPageProps) {
  const besideOrNone = aside ? 'beside' : 'none';
  const figures = drawing ? figuresOfUses(content.blocks) : null;
  return (
    <>
      <StructuredData things={[questionsAndAnswers(content.questions)]} />
      <Opening drawn={drawing ? 'below' : besideOrNone}>
        <Container className="opening">
          <div className="words">
            {trail}
            <div className="title">
              <h1>
                <KeepPhrases>{content.heading}</KeepPhrases>
              </h1>
              <StatusMark status={content.status} />
            </div>
            {content.lead ? <Lead content={content} lead={content.lead} language={language} /> : null}
            {actions ?? <Actions first={content.primaryAction} second={content.secondaryAction} language={language} />}
          </div>
          {drawing ?? aside}
          {figures ? (
            <StaticHtml of={content.blocks}>
              <FiguresStrip block={figures} language={language} />
            </StaticHtml>
          ) : null}
        </Container>
      </Opening>
      {before}
      <StaticBlocks blocks={content.blocks} language={language} shownAbove={figures} />
      {children}
    </>
  );
}

/** What the page is about; the server divides the words of a Chinese one. */
function Lead({ content, lead, language }: { content: MarketingPageContent; lead: string; language: Language }) {
  if (language !== 'zh') return <p className="page-lead">{lead}</p>;
  return (
    <StaticHtml of={content}>
      <p className="page-lead">
        <WholeWords language={language}>{lead}</WholeWords>
      </p>
    </StaticHtml>
  );
}
