import { useState } from 'react';
import { useSchema } from 'sanity';
import { languageNames, languages, type Language } from '../../../lib/language/languages.ts';
import { sourceLanguage } from '../../../lib/content/translations/translation-record.ts';
import { Controls } from '../controls.ts';
import { downloadCsv } from '../download-csv.ts';
import { DocumentLink, Table } from '../page.tsx';
import { Difference } from './difference.tsx';
import { fieldName } from './field-name.ts';
import { ImportFile } from './import-file.tsx';
import { translationCsv } from './translation-csv.ts';
import { useOpenWork, type OpenWorkAccess } from './use-open-work.ts';
import { say } from '../../words/say.ts';

const translated = languages.filter((language) => language !== sourceLanguage);

/** Fields that wait for a translation, by language: the difference of the source, a file for translators, and the way back. */
export function OpenWork() {
  const access = useOpenWork();
  const [language, setLanguage] = useState<Language>(translated[0] ?? 'zh');
  const { work } = access;
  if (work.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (work.kind !== 'read') return <p role="status">{say('What waits for a translation could not be read. Try again in a moment.')}</p>;
  const count = (of: Language): number =>
    work.texts.reduce((sum, { fields }) => sum + fields.filter((field) => field.language === of).length, 0);
  return (
    <Controls>
      <div role="group" aria-label={say('Language')} style={{ display: 'flex', gap: '.5rem', flexWrap: 'wrap' }}>
        {translated.map((each) => (
          <button key={each} type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
            {each === language ? '✓ ' : ''}
            {languageNames[each]} ({count(each)})
          </button>
        ))}
      </div>
      {count(language) === 0 ? (
        <p>{say('Every text that is there in this language says what its English source says.')}</p>
      ) : (
        <>
          <button type="button" onClick={() => downloadCsv(translationCsv(work.texts, language), `translations-${language}.csv`)}>
            {say(`Export ${count(language)} as CSV`)}
          </button>
          <FieldTable access={access} texts={work.texts} language={language} />
        </>
      )}
      <ImportFile access={access} />
    </Controls>
  );
}

type ReadWork = Extract<OpenWorkAccess['work'], { kind: 'read' }>;

function FieldTable({ access, texts, language }: { access: OpenWorkAccess; texts: ReadWork['texts']; language: Language }) {
  const schema = useSchema();
  return (
    <Table heads={[say('Text and field'), say('English now, with what changed'), say('Translation'), '']}>
      {texts.flatMap(({ group, type, title, fields }) =>
        fields
          .filter((field) => field.language === language)
          .map((field) => (
            <tr key={`${group} ${field.path}`}>
              <td>
                <DocumentLink id={field.documentId} type={type}>
                  {title}
                </DocumentLink>
                <br />
                <small>{fieldName(field.path, schema.get(type))}</small>
              </td>
              <td>
                <Difference before={field.madeFrom} after={field.source} />
              </td>
              <td lang={language}>{field.translation ?? <strong>{say('Missing')}</strong>}</td>
              <td>
                {field.kind === 'changed' ? (
                  <button type="button" onClick={() => void access.settle(group, field)}>
                    {say('Still fits')}
                  </button>
                ) : null}
              </td>
            </tr>
          )),
      )}
    </Table>
  );
}
