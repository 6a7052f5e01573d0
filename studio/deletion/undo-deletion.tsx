import { createContext, useContext, useEffect, useState } from 'react';
import { useClient, useDocumentOperationEvent, useEditState } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { Notice } from '../connection/notice.ts';
import { nameOfDeleted, readLast, restoreDeleted } from './deleted-documents.ts';
import { say } from '../words/say.ts';
import { draftIdOf } from '../../lib/content/document-ids.ts';
import { whyOf } from '../connection/reason-of.ts';

/** A document that was deleted on this page of the Studio a moment ago. */
export interface Deletion {
  readonly id: string;
  readonly type: string;
  /** The same document can be deleted again. */
  readonly atMs: number;
}

/** Where an open document's form reports that it was deleted. */
export const DeletionContext = createContext<(deletion: Deletion) => void>(() => undefined);

/** Reports the deletion of an open document, once. */
export function useReportedDeletion(id: string, type: string): void {
  const report = useContext(DeletionContext);
  const event = useDocumentOperationEvent(id, type);
  const isDeleted = event?.type === 'success' && event.op === 'delete';
  useEffect(() => {
    if (isDeleted) report({ id, type, atMs: Date.now() });
  }, [isDeleted, report, id, type]);
}

/** Whether a document that was gone is there again, put back here or anywhere else. */
function useIsBack(id: string, type: string): boolean {
  const { draft, published, ready } = useEditState(id, type);
  const isGone = ready && !draft && !published;
  const [wasGone, setWasGone] = useState(false);
  if (isGone && !wasGone) setWasGone(true);
  return ready && wasGone && !isGone;
}

type UndoState = 'offered' | 'undoing' | 'restored' | { readonly refusal: string };

/** How long the note says that the document is back. */
const restoredMs = 6_000;

/** Says that a document was deleted, with a button that puts it back; it goes once the document is back. */
export function UndoDeletion({ deletion: { id, type }, onDismiss }: { deletion: Deletion; onDismiss: () => void }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const [name, setName] = useState<string | null>(null);
  const [state, setState] = useState<UndoState>('offered');

  const isBack = useIsBack(id, type);
  const isOver = isBack && state !== 'undoing' && state !== 'restored';
  useEffect(() => {
    if (isOver) onDismiss();
  }, [isOver, onDismiss]);
  useEffect(() => {
    if (state !== 'restored') return undefined;
    const timer = setTimeout(onDismiss, restoredMs);
    return () => clearTimeout(timer);
  }, [state, onDismiss]);

  const undo = async (): Promise<void> => {
    setState('undoing');
    try {
      const document = (await readLast(client, id)) ?? (await readLast(client, draftIdOf(id)));
      if (!document) return setState({ refusal: say('it is nowhere in the history') });
      await restoreDeleted(client, document);
      setName(nameOfDeleted({ document }));
      setState('restored');
    } catch (error) {
      setState({ refusal: whyOf(error) });
    }
  };

  return (
    <Notice role="status">
      <p>{state === 'restored' ? say(`Restored: ${name}`) : say('Deleted. It stays in the trash.')}</p>
      {typeof state === 'object' ? <p>{say(`It was not restored: ${state.refusal}`)}</p> : null}
      {state === 'restored' ? null : (
        <button type="button" disabled={state === 'undoing'} onClick={() => void undo()}>
          {say('Undo the deletion')}
        </button>
      )}
      <button type="button" onClick={onDismiss}>
        {say('Close')}
      </button>
    </Notice>
  );
}
