import { useState } from 'react';
import { reasonOf } from '../../connection/reason-of.ts';
import { DocumentLink } from '../page.tsx';
import type { ImportPlan } from './import-plan.ts';
import type { OpenWorkAccess } from './use-open-work.ts';

const bytesAtMost = 5 * 1024 * 1024;

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Takes a translated file, says what it would write, and writes it into drafts, which somebody then reads and publishes. */
export function ImportFile({ access }: { access: OpenWorkAccess }) {
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [outcome, setOutcome] = useState('');
  const texts = access.work.kind === 'read' ? access.work.texts : [];
  const typeOf = (id: string): string => texts.find(({ fields }) => fields.some(({ documentId }) => documentId === id))?.type ?? '';

  const read = async (file: File | undefined): Promise<void> => {
    setPlan(null);
    setOutcome('');
    if (!file) return;
    if (file.size > bytesAtMost) setOutcome('The file is larger than 5 MiB: is it the exported one?');
    else setPlan(await access.plan(await file.text()));
  };
  const write = async (): Promise<void> => {
    if (!plan) return;
    try {
      await access.write(plan.writes);
      setOutcome(`Written into ${counted(plan.writes.length, 'draft')}. Read and publish them: they are on the start page.`);
      setPlan(null);
    } catch (error) {
      setOutcome(`Nothing was written: ${reasonOf(error)}`);
    }
  };
  const fields = plan?.writes.reduce((sum, { set }) => sum + Object.keys(set).length, 0) ?? 0;
  return (
    <section>
      <label>
        Import a translated file{' '}
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget }) =>
            void read(currentTarget.files?.[0]).catch((error: unknown) => setOutcome(`The file could not be read: ${reasonOf(error)}`))
          }
        />
      </label>
      {plan && plan.problems.length > 0 ? (
        <ul className="refused" role="alert">
          {plan.problems.map(({ line, problem }) => (
            <li key={line}>
              Line {line}: {problem}
            </li>
          ))}
        </ul>
      ) : null}
      {plan && fields > 0 ? (
        <>
          <p>
            {counted(fields, 'field')} in:{' '}
            {plan.writes.map(({ id }, index) => (
              <span key={id}>
                {index === 0 ? '' : ', '}
                <DocumentLink id={id} type={typeOf(id)}>
                  {id}
                </DocumentLink>
              </span>
            ))}
          </p>
          <button type="button" onClick={() => void write()}>
            Write into {counted(plan.writes.length, 'draft')}
          </button>
        </>
      ) : null}
      {plan && fields === 0 && plan.problems.length === 0 ? <p>The file has no new translation.</p> : null}
      <p role="status">{outcome}</p>
    </section>
  );
}
