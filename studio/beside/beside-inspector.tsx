import { useEffect, useState } from 'react';
import { useDocumentStore, useEditState, type DocumentInspector, type DocumentInspectorProps } from 'sanity';
import { styled } from 'styled-components';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { languageNames, type Language } from '../../lib/language/languages.ts';
import { Controls } from '../tools/controls.ts';
import { DocumentLink } from '../tools/page.tsx';
import { say } from '../words/say.ts';
import { counterparts, counterpartsQuery, type Counterpart } from './counterparts.ts';
import { ReadText } from './read-text.tsx';

const Panel = styled.section`
  box-sizing: border-box;
  height: 100%;
  overflow: auto;
  padding: 0.75rem 1rem 2rem;
  font-size: 0.875rem;
  line-height: 1.6;
  overflow-wrap: anywhere;

  h2,
  h3,
  h4 {
    margin: 1.25rem 0 0.25rem;
    font-size: 0.9375rem;
  }
  p {
    margin: 0 0 0.75rem;
  }
  pre {
    white-space: pre-wrap;
  }
  table {
    border-collapse: collapse;
  }
  td {
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--card-border-color);
  }
`;

const Row = styled(Controls)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 0.75rem;
`;

const articles = '*[_type == "article"]';

/** The article in its other languages, as they are written; null until they are read. */
function useCounterparts(documentId: string, documentType: string): readonly Counterpart[] | null {
  const { listenQuery } = useDocumentStore();
  const { draft, published } = useEditState(documentId, documentType);
  const { kind, translationKey, language, version } = asRecord(draft ?? published);
  const [answer, setAnswer] = useState<unknown>(null);
  useEffect(() => {
    const subscription = listenQuery(
      { fetch: counterpartsQuery, listen: articles },
      { kind: String(kind ?? ''), key: String(translationKey ?? '') },
      { apiVersion: contentApiVersion, perspective: 'raw', throttleTime: 500 },
    ).subscribe({
      next: setAnswer,
      // what was read last stays
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [listenQuery, kind, translationKey]);
  return answer === null ? null : counterparts({ language, version }, answer);
}

/** Beside the form: the same text in another language, to translate by. */
function Beside({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const found = useCounterparts(documentId, documentType);
  const [wanted, setWanted] = useState<Language | null>(null);
  const shown = found?.find(({ language }) => language === wanted) ?? found?.[0];
  return (
    <Panel aria-label={say('Another language')}>
      <Row>
        {found?.map(({ language }) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === shown?.language}
            onClick={() => setWanted(language)}
          >
            {languageNames[language]}
          </button>
        ))}
        <button type="button" onClick={onClose}>
          {say('Close')}
        </button>
      </Row>
      {found === null ? <p role="status">{say('Reading…')}</p> : null}
      {found?.length === 0 ? <p>{say('This text is not there in another language yet.')}</p> : null}
      {shown ? <Reading counterpart={shown} /> : null}
    </Panel>
  );
}

function Reading({ counterpart: { id, language, version, isDraft, title, summary, body } }: { counterpart: Counterpart }) {
  return (
    <>
      <p>
        <DocumentLink id={id} type="article">
          {isDraft ? say(`Version ${version}, a draft`) : say(`Version ${version}, published`)}
        </DocumentLink>
      </p>
      <div lang={language}>
        <h2>{title}</h2>
        <p>{summary}</p>
        <ReadText body={body} />
      </div>
    </>
  );
}

/** Two sheets side by side, in lines as thick as those of the Studio's own icons. */
const BesideIcon = () => (
  <svg viewBox="0 0 25 25" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
    <path d="M4.5 5.5h7v14h-7zM13.5 5.5h7v14h-7zM6.5 9h3M6.5 12h3M15.5 9h3M15.5 12h3" />
  </svg>
);

/** One button in the head of an article opens it. Everything else has its languages in one form, below each other. */
export const besideInspector: DocumentInspector = {
  name: 'another-language',
  component: Beside,
  useMenuItem: () => ({ icon: BesideIcon, title: say('Read another language beside it'), showAsAction: true }),
};
