import { z } from 'zod';
import { readBodyAt } from '../documents/history-table.ts';
import type { Change, LakeDocument } from '../documents/document.ts';
import type { Person } from '../editors/machines.ts';
import { checkReleaseRights } from '../editors/rights.ts';
import type { LakeParts } from '../lake-parts.ts';
import { invalid } from '../refusal.ts';
import { checkWrite } from '../writes/check-write.ts';
import { applyMutations } from '../writes/mutations.ts';
import { releaseMetadataSchema, type ReleaseAction } from './release-action-schema.ts';
import { finishUnarchiving } from './release-clock.ts';
import { isRelease, releaseId, releaseOfVersion } from './release-document.ts';
import { mutationsOfReleaseActions, publicationOfRelease, type ArchivedRelease } from './release-mutations.ts';

interface ReleaseRequest {
  readonly actions: readonly ReleaseAction[];
  readonly author: string;
  /** Whoever asks, by the rights that they have at the write's turn. */
  readonly person: () => Promise<Person>;
  readonly transactionId?: string | undefined;
  /** Only the rights are looked at: by it the Studio finds out which buttons to draw. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Writes actions on releases as one transaction, and answers at their end: a release that is scheduled for now is published by then.
 * @throws a refusal, and then nothing is written
 */
export async function writeReleases(parts: LakeParts, request: ReleaseRequest): Promise<{ transactionId: string }> {
  const { actions, author, person } = request;
  const permission = actions.some(({ actionType }) => actionType === 'sanity.action.release.create') ? 'create' : 'update';
  await checkReleaseRights((await person()).role, permission);
  if (request.dryRun === true) return { transactionId: 'dry-run' };
  const archived = await archivedReleases(parts, actions);
  const { transactionId } = await parts.store.write({
    author,
    checkReferences: true,
    announced: true,
    mutations: () => mutationsOfReleaseActions(parts.store.index, actions, { author, nowIso: parts.clock().toISOString(), archived }),
    authorize: async ({ changes }) => {
      const asked = await person();
      checkMetadata(changes);
      await checkReleaseRights(asked.role, permission);
      await checkWrite(parts, asked, changes);
      for (const action of actions) await checkSchedule(parts, asked, action);
    },
    transactionId: request.transactionId,
  });
  for (const name of namesOf(actions, 'sanity.action.release.unarchive')) await finishUnarchiving(parts, name, author);
  await parts.releaseClock.runDue();
  return { transactionId };
}

/** The Studio's lists read the metadata of every release: one that is broken would break them. */
function checkMetadata(changes: readonly Change[]): void {
  const isBroken = ({ after }: Change): boolean =>
    after !== null && isRelease(after) && !releaseMetadataSchema.safeParse(after.metadata).success;
  if (changes.some(isBroken)) throw invalid('The metadata of a release is an object with a known type and texts');
}

const namesOf = (actions: readonly ReleaseAction[], type: ReleaseAction['actionType']): string[] =>
  actions.filter(({ actionType }) => actionType === type).map(({ releaseId: name }) => name);

/** Whoever schedules a release has the rights to publish what is in it, or learns now that they do not. */
async function checkSchedule(parts: LakeParts, asked: Person, action: ReleaseAction): Promise<void> {
  if (action.actionType !== 'sanity.action.release.schedule') return;
  const { index } = parts.store;
  // one that is late is published now
  const atMs = Math.max(parts.clock().getTime(), Date.parse(action.publishAt));
  const stamp = { transactionId: 'scheduled', timestamp: new Date(atMs).toISOString() };
  const { changes } = applyMutations(index.get, publicationOfRelease(index, action.releaseId, stamp.timestamp), stamp);
  await checkWrite(parts, asked, changes, atMs);
}

const storedVersion = z.custom<LakeDocument>((value) => typeof value === 'object' && value !== null);
const finalStates = z.array(z.looseObject({ id: z.string() })).catch([]);

/** The releases that are to come back from the archive, with what was in them; at the write's turn their revisions are compared. */
async function archivedReleases(parts: LakeParts, actions: readonly ReleaseAction[]): Promise<Map<string, ArchivedRelease>> {
  const found = new Map<string, ArchivedRelease>();
  for (const name of namesOf(actions, 'sanity.action.release.unarchive')) {
    const release = parts.store.index.get(releaseId(name));
    const ids = finalStates.parse(release?.finalDocumentStates).map(({ id }) => id);
    const versions: LakeDocument[] = [];
    for (const id of ids.filter((each) => releaseOfVersion(each) === name)) {
      const body = await readBodyAt(parts.database.executor, id, { last: true });
      if (body !== null) versions.push(storedVersion.parse(JSON.parse(body)));
    }
    found.set(name, { revision: release?._rev, versions });
  }
  return found;
}
