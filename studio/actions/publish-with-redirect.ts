import { useState } from 'react';
import { useClient, useValidationStatus, type DocumentActionComponent, type SanityClient, type SanityDocument } from 'sanity';
import { publishedFrom, redirectOf, slugChangeOf, type SlugChange } from './slug-change.ts';

const apiVersion = '2025-02-19';

/** Publishing an article at another address leaves a redirect at the old one, in one transaction. */
export function publishWithRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishArticle: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const original = publish(props);
    const client = useClient({ apiVersion });
    const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true);
    const [busy, setBusy] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);
    const change = slugChangeOf(draft, published);
    if (!original || !draft || !published || !change) return original;

    const blocked = Boolean(original.disabled) || isValidating || validation.some((marker) => marker.level === 'error');
    return {
      ...original,
      label: busy ? 'Publishing…' : 'Publish and redirect',
      title: blocked ? original.title : `${change.from} will lead to ${change.to}`,
      disabled: busy || blocked,
      onHandle: () => {
        setBusy(true);
        commit(client, draft, published, change)
          .then(() => props.onComplete())
          .catch((error: unknown) => setRefusal(error instanceof Error ? error.message : 'unknown mistake'))
          .finally(() => setBusy(false));
      },
      dialog: refusal !== null && {
        type: 'dialog',
        header: 'Not published',
        content: `Neither the article nor its redirect was written: ${refusal}`,
        onClose: () => setRefusal(null),
      },
    };
  };
  return Object.assign(PublishArticle, { action: 'publish' as const });
}

/** Refused as a whole when the draft changed meanwhile. A redirect that leads away from the new address would hide the way back. */
async function commit(client: SanityClient, draft: SanityDocument, published: SanityDocument, change: SlugChange): Promise<void> {
  const away = await client.withConfig({ perspective: 'raw' }).fetch<string[]>('*[_type == "redirect" && from == $to]._id', { to: change.to });
  const transaction = client.transaction().patch(draft._id, { ifRevisionID: draft._rev, unset: ['_revision_lock_pseudo_field_'] });
  for (const redirect of away) transaction.delete(redirect);
  await transaction.createOrReplace(publishedFrom(draft, published)).createOrReplace(redirectOf(change)).delete(draft._id).commit({ visibility: 'sync' });
}
