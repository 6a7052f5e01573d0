import { languageNames, languages } from '../../lib/language/languages.ts';
import { Controls } from './controls.ts';
import { DocumentLink, Page, PageMessage, Table } from './page.tsx';
import { BeginTranslation } from './translations/begin-translation.tsx';
import { OpenWork } from './translations/open-work.tsx';
import { translationRows, type TranslationState } from './translation-states.ts';
import { useAnswer } from './use-answer.ts';
import { say } from '../words/say.ts';

const everyArticle = '*[_type == "article"][0...5000]{_id, _updatedAt, kind, language, translationKey, title, version}';

function State({ state }: { state: TranslationState }) {
  if (state.kind === 'missing') return <strong>{say('Missing')}</strong>;
  if (state.kind === 'written')
    return (
      <DocumentLink id={state.id} type="article">
        {say('Written')}
      </DocumentLink>
    );
  return (
    <>
      <DocumentLink id={state.id} type="article">
        <strong>{say('Behind')}</strong>
      </DocumentLink>
      <br />
      {state.why}
    </>
  );
}

/** Texts that are waiting for a translation. */
export function TranslationBoard() {
  const answer = useAnswer(everyArticle);
  if (answer.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (answer.kind === 'refused') return <PageMessage>{say(`The texts could not be read: ${answer.why}`)}</PageMessage>;
  const rows = translationRows(answer.value);
  const open = rows.filter((row) => !row.done).length;
  return (
    <Page
      title={say('Translations')}
      lead={
        open === 0
          ? say(`All ${rows.length} texts are there in every language.`)
          : say(`${open} of ${rows.length} texts wait for a translation.`)
      }
    >
      <h2>{say('Changed since they were translated')}</h2>
      <OpenWork />
      <h2>{say('Help and legal texts')}</h2>
      <Table heads={[say('Text'), ...languages.map((language) => languageNames[language])]}>
        {rows.map(({ key, title, kind, sourceId, states }) => (
          <tr key={key}>
            <td>
              {title}
              <br />
              <small>{say(kind)}</small>
            </td>
            {languages.map((language) => (
              <td key={language}>
                <State state={states[language]} />
                {/* a legal text is begun as a version of all languages, by those who may */}
                {kind === 'help' && sourceId !== null && states[language].kind === 'missing' && (
                  <Controls>
                    <BeginTranslation sourceId={sourceId} language={language} />
                  </Controls>
                )}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Page>
  );
}
