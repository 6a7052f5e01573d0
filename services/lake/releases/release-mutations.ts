import { randomBytes } from 'node:crypto';
import type { ReleaseFailure } from '#lib/contracts/lake-refusals.ts';
import { publishedIdOf } from '#lib/content/document-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { conflict, invalid, releaseRefusal } from '../refusal.ts';
import type { Mutation } from '../writes/mutation-schema.ts';
import { contentOf, publicationOf } from '../writes/publication.ts';
import type { ReleaseAction } from './release-action-schema.ts';
import { releaseId, stateOf, type ReleaseState } from './release-document.ts';
import { stateReasons } from './release-reasons.ts';

type Lake = Pick<DocumentIndex, 'get' | 'ofRelease'>;

interface ReleaseContext {
  readonly author: string;
  readonly nowIso: string;
  /** Releases that come back from the archive, by name. */
  readonly archived: ReadonlyMap<string, ArchivedRelease>;
}

export interface ArchivedRelease {
  /** Of its document, when what was in it was read. */
  readonly revision: string | undefined;
  /** As they last were. */
  readonly versions: readonly LakeDocument[];
}

type Act<Name extends ReleaseAction['actionType']> = Extract<ReleaseAction, { actionType: Name }>;

/**
 * Actions on releases as mutations; each release is named once.
 * @throws 409 where a release is not in the state that an action needs, 400 where one is named twice
 */
export function mutationsOfReleaseActions(lake: Lake, actions: readonly ReleaseAction[], around: ReleaseContext): Mutation[] {
  const names = new Set(actions.map((action) => action.releaseId));
  if (names.size < actions.length) throw invalid('Each release can have one action of a request');
  return actions.flatMap((action) => mutationsOf(lake, action, around));
}

function mutationsOf(lake: Lake, action: ReleaseAction, around: ReleaseContext): Mutation[] {
  switch (action.actionType) {
    case 'sanity.action.release.create':
      return [create(lake, action)];
    case 'sanity.action.release.edit':
      return [edit(lake, action)];
    case 'sanity.action.release.schedule': {
      const { _id: id } = inState(lake, action.releaseId, ['active', 'scheduled']);
      const publishAt = new Date(action.publishAt).toISOString();
      return [{ patch: { id, set: { state: 'scheduled', publishAt, scheduledBy: around.author }, unset: ['error'] } }];
    }
    case 'sanity.action.release.unschedule': {
      const { _id: id } = inState(lake, action.releaseId, ['scheduled']);
      return [{ patch: { id, set: { state: 'active' }, unset: ['publishAt', 'scheduledBy'] } }];
    }
    case 'sanity.action.release.publish':
      inState(lake, action.releaseId, ['active']);
      return publicationOfRelease(lake, action.releaseId, around.nowIso);
    case 'sanity.action.release.archive':
      return archive(lake, action);
    case 'sanity.action.release.unarchive':
      return unarchive(lake, action, around.archived.get(action.releaseId));
    case 'sanity.action.release.delete': {
      const { _id: id } = inState(lake, action.releaseId, ['archived', 'published']);
      return [...deletions(lake.ofRelease(action.releaseId)), { delete: { id } }];
    }
    case 'sanity.action.release.import':
      return imported(lake, action);
  }
}

/** The publication of a release: of each version in it. Drafts stay as they are. */
export function publicationOfRelease(lake: Lake, name: string, nowIso: string): Mutation[] {
  const versions = versionsOf(lake, name);
  const members = versions.flatMap((version) => {
    const id = publishedIdOf(version._id);
    return publicationOf(version, id, lake.get(id));
  });
  const set = { state: 'published', publishedAt: nowIso, finalDocumentStates: finalStates(versions) };
  return [...members, { patch: { id: releaseId(name), set, unset: ['error', 'publishAt', 'scheduledBy'] } }];
}

/** A release that could not be published when it was due: its editors see why, and may change it again. */
export const failureOf = (name: string, error: ReleaseFailure): Mutation => ({
  patch: { id: releaseId(name), set: { state: 'active', error }, unset: ['publishAt', 'scheduledBy'] },
});

/** The end of the way back from the archive: a step of its own, which the release's history shows. */
export const reactivated = (name: string): Mutation => ({ patch: { id: releaseId(name), set: { state: 'active' } } });

function create(lake: Lake, { releaseId: name, metadata }: Act<'sanity.action.release.create'>): Mutation {
  const id = releaseId(name);
  if (lake.get(id)) throw conflict('documentAlreadyExistsError', id, `Release "${name}" already exists`);
  return { create: { _id: id, _type: 'system.release', name, state: 'active', metadata: { releaseType: 'undecided', ...metadata } } };
}

const isOfMetadata = (path: string): boolean => path === 'metadata' || path.startsWith('metadata.');

function edit(lake: Lake, { releaseId: name, patch }: Act<'sanity.action.release.edit'>): Mutation {
  const { _id: id } = inState(lake, name, ['active', 'scheduled']);
  const paths = [...Object.keys(patch.set ?? {}), ...Object.keys(patch.setIfMissing ?? {}), ...(patch.unset ?? [])];
  if (!paths.every(isOfMetadata)) throw invalid('Only the metadata of a release can be edited');
  return { patch: { ...patch, id } };
}

function archive(lake: Lake, { releaseId: name }: Act<'sanity.action.release.archive'>): Mutation[] {
  const { _id: id } = inState(lake, name, ['active']);
  const finalDocumentStates = finalStates(versionsOf(lake, name));
  return [...deletions(lake.ofRelease(name)), { patch: { id, set: { state: 'archived', finalDocumentStates }, unset: ['error'] } }];
}

function unarchive(
  lake: Lake,
  { releaseId: name }: Act<'sanity.action.release.unarchive'>,
  archived: ArchivedRelease | undefined,
): Mutation[] {
  const { _id: id, _rev: revision } = inState(lake, name, ['archived']);
  if (archived === undefined || archived.revision !== revision)
    throw conflict('documentRevisionIDDoesNotMatchError', id, `Release "${name}" has changed meanwhile`);
  return [
    ...archived.versions.map((version) => ({ createOrReplace: contentOf(version, { keepsSystem: true }) })),
    { patch: { id, set: { state: 'unarchiving' }, unset: ['finalDocumentStates'] } },
  ];
}

/** States of a release that is history: what was in it is not in an export. */
const pastStates: ReadonlySet<unknown> = new Set<ReleaseState>(['published', 'archived']);

/**
 * A release of a data import begins as an active one, without its schedule. One that was published or archived elsewhere is left out: it is
 * history, and could not be reverted or brought back here.
 */
function imported(lake: Lake, action: Act<'sanity.action.release.import'>): Mutation[] {
  const { releaseId: name, ifExists, attributes, document } = action;
  const given = attributes ?? document;
  if (pastStates.has(given?.state)) return [];
  const id = releaseId(name);
  const exists = lake.get(id) !== undefined;
  if (exists && ifExists === 'fail') throw conflict('documentAlreadyExistsError', id, `Release "${name}" already exists`);
  if (exists && ifExists === 'ignore') return [];
  if (exists) inState(lake, name, ['active']);
  const metadata = given?.metadata;
  return [
    { createOrReplace: { _id: id, _type: 'system.release', name, state: 'active', metadata: { releaseType: 'undecided', ...metadata } } },
  ];
}

/** @throws 409 for a release that is not there, or is in none of these states; the first one is named */
function inState(lake: Lake, name: string, states: readonly [ReleaseState, ...ReleaseState[]]): LakeDocument {
  const id = releaseId(name);
  const release = lake.get(id);
  if (!release) throw conflict('documentNotFoundError', id, `Release "${name}" was not found`);
  if (!states.some((state) => state === stateOf(release))) throw releaseRefusal(id, stateReasons[states[0]], 0);
  return release;
}

const versionsOf = (lake: Lake, name: string): LakeDocument[] => [...lake.ofRelease(name)].flatMap((id) => lake.get(id) ?? []);

const deletions = (ids: Iterable<string>): Mutation[] => [...ids].map((id) => ({ delete: { id } }));

const keyBytes = 6;

/** By these ids what was in a release is found later: its documents themselves are gone. */
const finalStates = (versions: readonly LakeDocument[]): object[] =>
  versions.map(({ _id }) => ({ _key: randomBytes(keyBytes).toString('hex'), id: _id }));
