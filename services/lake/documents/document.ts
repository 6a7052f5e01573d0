/** A document as the lake stores it, in Sanity's own shape. */
export interface LakeDocument {
  _id: string;
  _type: string;
  _rev?: string;
  _createdAt?: string;
  _updatedAt?: string;
  [field: string]: unknown;
}

/** A document before and after one transaction. */
export interface Change {
  id: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  mutations: readonly unknown[];
}

export interface Transaction {
  id: string;
  sequence: number;
  timestamp: string;
  author: string;
  changes: readonly Change[];
}

export type Operation = 'create' | 'update' | 'delete' | 'none';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids with a dot are private, as on hosted Sanity: drafts, versions and secrets. */
export const isPublicId = (id: string): boolean => !id.includes('.');

export const operationOf = (change: Pick<Change, 'before' | 'after'>): Operation => {
  if (!change.before) return change.after ? 'create' : 'none';
  return change.after ? 'update' : 'delete';
};
