import { useState } from 'react';
import { useClient, useSchema, useUser } from 'sanity';
import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { DocumentLink, Page, PageMessage, Table } from '../tools/page.tsx';
import { Controls } from '../tools/controls.ts';
import { nameOfDeleted, restoreDeleted, wasPublished, type Deleted } from './deleted-documents.ts';
import { useTrash } from './use-trash.ts';
import { say } from '../words/say.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';
import { whyOf } from '../connection/reason-of.ts';

const lead = say('What was deleted, the latest first. A document comes back as it last was, with its history, and is published if it was.');

/** Every deleted document, each with a button that puts it back. */
export function Trash() {
  const { trash, readMore } = useTrash();
  if (trash.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (trash.kind === 'refused') return <PageMessage>{say(`The deleted documents could not be read: ${trash.why}`)}</PageMessage>;
  if (trash.documents.length === 0) return <PageMessage>{say('Nothing has been deleted.')}</PageMessage>;
  return (
    <Page title={say('Trash')} lead={lead}>
      <Table heads={[say('Document'), say('Type'), say('Deleted'), say('By'), '']}>
        {trash.documents.map((deleted) => (
          <DeletedRow key={deleted.document._id} deleted={deleted} />
        ))}
      </Table>
      {trash.next === null ? null : (
        <Controls>
          <button type="button" onClick={() => void readMore()}>
            {say('Earlier ones')}
          </button>
        </Controls>
      )}
    </Page>
  );
}

type RestoreState = { readonly kind: 'idle' } | { readonly kind: 'restored' } | { readonly kind: 'refused'; readonly why: string };

function DeletedRow({ deleted }: { deleted: Deleted }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const type = useSchema().get(deleted.document._type);
  const [author] = useUser(deleted.deletedBy);
  const [state, setState] = useState<RestoreState>({ kind: 'idle' });
  const name = nameOfDeleted(deleted);

  const restore = () =>
    restoreDeleted(client, deleted.document)
      .then(() => setState({ kind: 'restored' }))
      .catch((error: unknown) => setState({ kind: 'refused', why: whyOf(error) }));

  return (
    <tr>
      <td>
        <bdi>{name}</bdi>
      </td>
      <td>
        {type?.title ?? deleted.document._type}
        {wasPublished(deleted) ? null : <small> · {say('draft')}</small>}
      </td>
      <td>{instantInWords(deleted.deletedAt)}</td>
      <td>
        <bdi>{author?.displayName ?? deleted.deletedBy}</bdi>
      </td>
      <td>
        {state.kind === 'restored' ? (
          <DocumentLink id={publishedIdOf(deleted.document._id)} type={deleted.document._type}>
            {say('Restored: open it')}
          </DocumentLink>
        ) : (
          <Controls>
            <button type="button" disabled={!type} aria-label={say(`Restore ${name}`)} onClick={() => void restore()}>
              {say('Restore')}
            </button>
          </Controls>
        )}
        <span role="status">{state.kind === 'refused' ? say(`Not restored: ${state.why}`) : null}</span>
      </td>
    </tr>
  );
}
