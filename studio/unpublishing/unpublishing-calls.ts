import type { SanityClient } from '@sanity/client';

type Client = Pick<SanityClient, 'releases' | 'action'>;

interface Wanted {
  /** Of the published document. */
  readonly id: string;
  /** Of the release. */
  readonly title: string;
  /** UTC, ISO. */
  readonly at: string;
  /** The release that removes it at another time, or could not. */
  readonly earlier: string | null;
}

/** Has a document leave the site at a time: by a release of its own, or by the one that was to do it. @throws what the lake refuses */
export async function unpublishAt(client: Client, { id, title, at, earlier }: Wanted): Promise<void> {
  if (earlier !== null) {
    await client.releases.edit({ releaseId: earlier, patch: { set: { 'metadata.intendedPublishAt': at } } });
    await client.releases.schedule({ releaseId: earlier, publishAt: at });
    return;
  }
  const metadata = { title, releaseType: 'scheduled', cardinality: 'one', intendedPublishAt: at } as const;
  const { releaseId } = await client.releases.create({ metadata });
  const versionId = `versions.${releaseId}.${id}`;
  try {
    await client.action([
      { actionType: 'sanity.action.document.version.create', publishedId: id, baseId: id, versionId },
      { actionType: 'sanity.action.document.version.unpublish', publishedId: id, versionId },
    ]);
    await client.releases.schedule({ releaseId, publishAt: at });
  } catch (error) {
    // what cannot be scheduled leaves nothing behind
    await remove(client, releaseId).catch(() => undefined);
    throw error;
  }
}

/** Leaves a document on the site. @throws what the lake refuses */
export async function cancelUnpublishing(client: Client, { name, state }: { name: string; state: string }): Promise<void> {
  if (state === 'scheduled') await client.releases.unschedule({ releaseId: name });
  await remove(client, name);
}

async function remove({ releases }: Pick<Client, 'releases'>, releaseId: string): Promise<void> {
  await releases.archive({ releaseId });
  await releases.delete({ releaseId });
}
