import { useEffect, useMemo, useRef, useState } from 'react';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { counted } from '../counted.ts';
import { CsvFileField } from '../csv-file-field.tsx';
import { LineProblems } from '../line-problems.tsx';
import { unconfirmed } from '../prices/price-change-table.tsx';
import { cataloguePlan } from './catalogue-plan.ts';
import { DryRun } from './dry-run.tsx';
import type { CatalogueAccess, ReadCatalogue } from './use-catalogue.ts';

interface ImportCatalogueProps {
  readonly access: Pick<CatalogueAccess, 'mayWrite' | 'publish'>;
  readonly catalogue: ReadCatalogue;
}

const none: ReadonlySet<string> = new Set();

/** Takes a file, says what it would change, and publishes all of that; the file stays until it is published. */
export function ImportCatalogue({ access: { mayWrite, publish }, catalogue }: ImportCatalogueProps) {
  const [text, setText] = useState('');
  const [meant, setMeant] = useState(none);
  const [outcome, setOutcome] = useState('');
  const [isPublishing, setPublishing] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the dry run above it is another by then
    if (outcome !== '') told.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  const plan = useMemo(() => cataloguePlan(text, catalogue.known), [text, catalogue.known]);
  const { models, problems } = plan;
  const unasked = unconfirmed(
    models.flatMap(({ prices }) => prices),
    meant,
  );

  const take = (file: string): void => {
    setText(file);
    setMeant(none);
    setOutcome('');
  };
  const onFault = (words: string): void => {
    take('');
    setOutcome(words);
  };
  const onPublish = async (): Promise<void> => {
    setPublishing(true);
    const refusal = await publish(text, plan);
    setPublishing(false);
    setOutcome(refusal === null ? say(`Published: ${counted(models.length, 'model')}.`) : say(`Nothing was published: ${refusal}`));
    if (refusal === null) setText('');
  };
  return (
    <Controls>
      <CsvFileField label={say('Import a CSV file')} onText={take} onFault={onFault} />
      <LineProblems problems={problems} />
      {text === '' ? null : <DryRun plan={plan} catalogue={catalogue} meant={meant} onMeant={setMeant} />}
      {models.length > 0 && mayWrite ? (
        <>
          <button type="button" disabled={problems.length > 0 || unasked > 0 || isPublishing} onClick={() => void onPublish()}>
            {say(`Publish ${counted(models.length, 'model')}`)}
          </button>
          {unasked > 0 ? <p>{say(`${counted(unasked, 'change')} to confirm first.`)}</p> : null}
        </>
      ) : null}
      {models.length > 0 && mayWrite === false ? <p>{say('Your role may read the catalogue, and not change it.')}</p> : null}
      <p role="status" ref={told}>
        {outcome}
      </p>
    </Controls>
  );
}
