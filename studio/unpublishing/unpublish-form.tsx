import { useCallback, useId, useState } from 'react';
import { useClient } from 'sanity';
import { instantInWords, studioTimeZone } from '../../cms-schemas/rules/studio-time.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { useReading } from '../connection/use-reading.ts';
import { Controls } from '../tools/controls.ts';
import { titleOf } from '../tools/document-title.ts';
import { Buttons } from '../tools/editors/dialog.tsx';
import { Refusal } from '../tools/editors/refusal.tsx';
import { useSending } from '../tools/editors/use-sending.ts';
import { say } from '../words/say.ts';
import { unpublishAt } from './unpublishing-calls.ts';
import { fieldTextOf, instantOfField } from './unpublishing.ts';
import { useUnpublishing } from './use-unpublishing.ts';

const referringQuery = '*[references($id)][0...20]';

/** The titles of what refers to a document on the site: while it does, the document cannot leave. */
function useReferring(id: string): readonly string[] {
  const client = useClient({ apiVersion: contentApiVersion });
  const found = useReading(
    useCallback(() => client.withConfig({ perspective: 'published' }).fetch<unknown[]>(referringQuery, { id }), [client, id]),
  );
  // if it cannot be read, the lake says so again when the time has come
  return found.kind === 'read' ? [...new Set(found.value.map(titleOf))] : [];
}

/** Asks for the time at which a document leaves the site, in the Studio's zone. */
export function UnpublishForm({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const earlier = useUnpublishing(id);
  const referring = useReferring(id);
  const [typed, setTyped] = useState<string | null>(null);
  const [nowMs, setNowMs] = useState(Date.now);
  const { isSending, refusal, send } = useSending();
  const field = useId();
  const text = typed ?? (earlier?.at ? fieldTextOf(earlier.at) : '');
  const at = instantOfField(text);
  const isOver = at !== null && Date.parse(at) <= nowMs;

  const type = (given: string): void => {
    setTyped(given);
    setNowMs(Date.now());
  };
  const schedule = async (): Promise<void> => {
    if (at === null) return;
    await unpublishAt(client, { id, title: say('Unpublishing at a time'), at, earlier: earlier?.name ?? null });
    onClose();
  };

  return (
    <Controls>
      <p>{say('At this time it leaves the site by itself, and stays here as a draft.')}</p>
      <label htmlFor={field}>
        {say(`When, in ${studioTimeZone}`)}
        <input id={field} type="datetime-local" value={text} onChange={({ target }) => type(target.value)} />
      </label>
      {referring.length === 0 ? null : (
        <p>{say(`These refer to it, and it cannot be unpublished while they do: ${referring.join(', ')}`)}</p>
      )}
      {isOver ? <p role="status">{say('This time is over. Choose one to come.')}</p> : null}
      <Refusal says={refusal && say(`Nothing was changed: ${refusal}`)} />
      <Buttons>
        <button type="button" disabled={at === null || isOver || isSending} onClick={() => void send(schedule)}>
          {at === null ? say('Unpublish at this time') : say(`Unpublish at ${instantInWords(at)}`)}
        </button>
        <button type="button" onClick={onClose}>
          {say('Cancel')}
        </button>
      </Buttons>
    </Controls>
  );
}
