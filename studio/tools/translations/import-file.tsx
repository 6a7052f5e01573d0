import { useState } from 'react';
import { useSchema } from 'sanity';
import { reasonOf } from '../../connection/reason-of.ts';
import { counted } from '../counted.ts';
import { CsvFileField } from '../csv-file-field.tsx';
import { LineProblems } from '../line-problems.tsx';
import { DocumentLink, Table } from '../page.tsx';
import { fieldName } from './field-name.ts';
import type { OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import type { ImportChange, ImportPlan } from './import-plan.ts';
import type { OpenWorkAccess } from './use-open-work.ts';
import { say } from '../../words/say.ts';

/** Takes a translated file, says what it would write, and writes it into drafts, which somebody then reads and publishes. */
export function ImportFile({ access }: { access: OpenWorkAccess }) {
  const [{ csv, plan }, setRead] = useState<{ csv: string; plan: ImportPlan | null }>({ csv: '', plan: null });
  const [outcome, setOutcome] = useState('');
  const texts = access.work.kind === 'read' ? access.work.texts : [];

  const read = async (text: string): Promise<void> => {
    setRead({ csv: '', plan: null });
    setOutcome('');
    setRead({ csv: text, plan: await access.plan(text) });
  };
  const onFault = (words: string): void => {
    setRead({ csv: '', plan: null });
    setOutcome(words);
  };
  const write = async (): Promise<void> => {
    if (!plan) return;
    try {
      const refusal = await access.write(csv, plan);
      if (refusal === null)
        setOutcome(say(`Written into ${counted(plan.writes.length, 'draft')}. Read and publish them: they are on the start page.`));
      else setOutcome(say(`Nothing was written: ${refusal}`));
      setRead({ csv: '', plan: null });
    } catch (error) {
      setOutcome(say(`Nothing was written: ${reasonOf(error)}`));
    }
  };
  const fields = plan?.changes.length ?? 0;
  return (
    <section>
      <CsvFileField label={say('Import a translated file')} onText={read} onFault={onFault} />
      {plan ? <LineProblems problems={plan.problems} /> : null}
      {plan && fields > 0 ? (
        <>
          <DryRun changes={plan.changes} texts={texts} />
          <button type="button" onClick={() => void write()}>
            {say(`Write into ${counted(plan.writes.length, 'draft')}`)}
          </button>
        </>
      ) : null}
      {plan && fields === 0 && plan.problems.length === 0 ? <p>{say('The file has no new translation.')}</p> : null}
      <p role="status">{outcome}</p>
    </section>
  );
}

/** Every field that a file would write: what it says now, and what it would say then. */
function DryRun({ changes, texts }: { changes: readonly ImportChange[]; texts: readonly OpenTranslation[] }) {
  const schema = useSchema();
  const textOf = (id: string) => texts.find(({ fields }) => fields.some(({ documentId }) => documentId === id)) ?? { type: '', title: id };
  return (
    <Table heads={[counted(changes.length, 'field'), say('Now'), say('Then')]}>
      {changes.map(({ id, path, language, before, after }) => (
        <tr key={`${id} ${path}`}>
          <td>
            <DocumentLink id={id} type={textOf(id).type}>
              {textOf(id).title}
            </DocumentLink>
            <br />
            <small>{fieldName(path, schema.get(textOf(id).type))}</small>
          </td>
          <td lang={language}>{before === null || before === '' ? <strong>{say('Missing')}</strong> : <del>{before}</del>}</td>
          <td lang={language}>
            <ins>{after}</ins>
          </td>
        </tr>
      ))}
    </Table>
  );
}
