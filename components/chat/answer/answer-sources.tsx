import { useId } from 'react';
import type { ChatCitation } from '#lib/contracts/calls/chat-calls.ts';
import { defaultLanguage, htmlLang, type Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { citationName } from './citation-name.ts';

const Sources = styled('div', {
  base: {
    textStyle: 'sm',
    borderTop: '1px solid',
    borderColor: 'border.muted',
    paddingTop: '2',
    '& h3': { fontWeight: 'semibold' },
    '& li': { display: 'grid', gridTemplateColumns: '1.75rem minmax(0,1fr)', paddingBlock: '.1875rem' },
    '& .number': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .language': { color: 'fg.muted', textStyle: 'xs' },
  },
});

/** The texts that an answer cites, each a link to its heading; they open in place, beside the conversation. */
export function AnswerSources({ citations, language }: { citations: readonly ChatCitation[]; language: Language }) {
  const { t } = useTranslation('chat');
  const titleId = useId();
  return (
    <Sources>
      <h3 id={titleId}>{t('sources')}</h3>
      <ul aria-labelledby={titleId}>
        {citations.map((citation) => (
          <li key={citation.number}>
            <span className="number">[{citation.number}]</span>
            <span>
              {/* the link has its prefix already */}
              <span lang={citation.language === language ? undefined : htmlLang[citation.language]}>
                <SiteLink href={citation.link} language={defaultLanguage}>
                  {citationName(citation)}
                </SiteLink>
              </span>
              {citation.language === language ? null : <span className="language"> ({t(`language.${citation.language}`)})</span>}
            </span>
          </li>
        ))}
      </ul>
    </Sources>
  );
}
