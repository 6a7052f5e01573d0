import { createContext, useContext, useEffect, useState } from 'react';
import { useClient, useDocumentOperationEvent } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { Notice } from '../connection/notice.ts';
import { nameOfDeleted, readLast, restoreDeleted } from './deleted-documents.ts';
import { say } from '../words/say.ts';
import { draftIdOf } from '../../lib/content/document-ids.ts';

/** A document that was deleted on this page of the Studio a moment ago. */
export interface Deletion {
  readonly id: string;
  readonly type: string;
}

/** Where an open document's form reports that it was deleted. */
export const DeletionContext = createContext<(deletion: Deletion) => void>(() => undefined);

/** Reports the deletion of an open document, once. */
export function useReportedDeletion(id: string, type: string): void {
  const report = useContext(DeletionContext);
  const event = useDocumentOperationEvent(id, type);
  const isDeleted = event?.type === 'success' && event.op === 'delete';
  useEffect(() => {
    if (isDeleted) report({ id, type });
  }, [isDeleted, report, id, type]);
}

type UndoState = 'offered' | 'restored' | { readonly refusal: string };

/** Says that a document was deleted, with a button that puts it back. */
export function UndoDeletion({ deletion: { id }, onDismiss }: { deletion: Deletion; onDismiss: () => void }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const [name, setName] = useState<string | null>(null);
  const [state, setState] = useState<UndoState>('offered');

  const undo = async (): Promise<void> => {
    try {
      const document = (await readLast(client, id)) ?? (await readLast(client, draftIdOf(id)));
      if (!document) return setState({ refusal: say('it is nowhere in the history') });
      await restoreDeleted(client, document);
      setName(nameOfDeleted({ document }));
      setState('restored');
    } catch (error) {
      setState({ refusal: error instanceof Error ? error.message : say('unknown mistake') });
    }
  };

  return (
    <Notice role="status">
      <p>{state === 'restored' ? say(`Restored: ${name}`) : say('Deleted. It stays in the trash.')}</p>
      {typeof state === 'object' ? <p>{say(`It was not restored: ${state.refusal}`)}</p> : null}
      {state === 'restored' ? null : (
        <button type="button" onClick={() => void undo()}>
          {say('Undo the deletion')}
        </button>
      )}
      <button type="button" onClick={onDismiss}>
        {say('Close')}
      </button>
    </Notice>
  );
}
