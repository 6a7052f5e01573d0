import type { Action } from './action-schema.ts';
import type { Mutation } from './mutation-schema.ts';

/** Ids of the documents that a mutation names; one by query names none yet. */
export function targetOfMutation(mutation: Mutation): string[] {
  const target = Object.values(mutation).map((part: { id?: string; _id?: string }) => part.id ?? part._id);
  return target.filter((id) => id !== undefined);
}

/** Ids of all documents that an action names. */
export function targetsOfAction(action: Action): string[] {
  const ids = [
    'publishedId' in action ? action.publishedId : undefined,
    'draftId' in action ? action.draftId : undefined,
    'versionId' in action ? action.versionId : undefined,
    'attributes' in action ? action.attributes._id : undefined,
    'document' in action ? action.document?._id : undefined,
    ...('includeDrafts' in action ? (action.includeDrafts ?? []) : []),
  ];
  return ids.filter((id) => id !== undefined);
}
