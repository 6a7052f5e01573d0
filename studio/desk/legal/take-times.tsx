import { useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { reasonOf } from '../../connection/reason-of.ts';
import { Controls } from '../../tools/controls.ts';
import { say } from '../../words/say.ts';
import { FormLine } from '../form-line.ts';
import { timesToTake, type TimesToTake, type VersionBeside } from './versions-beside.ts';

/** Offers to give the drafts in the other languages the day, time, zone and reason of this one, which else are typed three times. */
export function TakeTimes({ value, versions }: { value: unknown; versions: readonly VersionBeside[] }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const taking = timesToTake(value, versions);

  const take = async ({ ids, names, set, unset }: TimesToTake): Promise<void> => {
    const transaction = client.transaction();
    for (const id of ids) transaction.patch(id, (patch) => patch.set(set).unset([...unset]));
    await transaction.commit({ visibility: 'sync' });
    setTold(say(`Taken over: ${names}.`));
  };
  const onPress = (given: TimesToTake): void => {
    setBusy(true);
    setTold(null);
    take(given)
      .catch((error: unknown) => setTold(say(`Nothing was taken over: ${reasonOf(error)}`)))
      .finally(() => setBusy(false));
  };

  if (!taking && told === null) return null;
  return (
    <FormLine as="div">
      {taking ? (
        <Controls>
          <p>{say(`${taking.names}: the draft has another day, time, zone or reason than this one.`)}</p>
          <p>{say('Whoever takes them over changes those drafts last, and does not publish them where two people are asked for.')}</p>
          <button type="button" disabled={busy} onClick={() => onPress(taking)}>
            {say(`Use these times for ${taking.names}`)}
          </button>
        </Controls>
      ) : null}
      <span role="status">{told}</span>
    </FormLine>
  );
}
