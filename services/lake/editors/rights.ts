import { parse, evaluate, type ExprNode } from 'groq-js';
import type { EditorRole } from '#lib/contracts/editor-accounts.ts';
import { publishedIdOf } from '#lib/content/document-ids.ts';
import type { Change, LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { releaseId } from '../releases/release-document.ts';
import { insufficientPermissions, releasesForbidden, unauthorized } from '../refusal.ts';

type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'mode' | 'manage';

/** Documents selected by a GROQ filter, and what may be done with them: Sanity's grant, which the Studio evaluates too. */
export interface Grant {
  filter: string;
  permissions: readonly Permission[];
}

const everything = '_id in path("**")';
const look: Grant = { filter: everything, permissions: ['read', 'history'] };
const write: readonly Permission[] = ['create', 'update', 'editHistory'];
/** Short-lived documents by which the Studio opens a preview. */
const openingPreviews = '_type == "sanity.previewUrlSecret"';
/** What opens previews, and the link that shows one to people without an account. */
const previewSecrets = '_type in ["sanity.previewUrlSecret", "sanity.previewUrlShareAccess"]';

/** Comments on the content: for every role that may read it. */
const discussing: Grant = { filter: '_type in ["comment", "tasks.task"]', permissions: write };

/** What each role may do: the one table that the lake enforces and the Studio shows. */
export const grantsByRole = {
  administrator: [{ filter: everything, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'mode', 'manage'] }],
  editor: [look, { filter: '!(_type == "article" && kind == "legal") && _type != "siteSettings"', permissions: write }],
  legal: [
    look,
    {
      filter: `(_type == "article" && kind == "legal") || _type in ["redirect", "system.release"] || ${previewSecrets}`,
      permissions: write,
    },
    discussing,
  ],
  viewer: [look, { filter: openingPreviews, permissions: ['create', 'update'] }, discussing],
  anonymous: [],
} as const satisfies Record<EditorRole | 'anonymous', readonly Grant[]>;

export type Role = keyof typeof grantsByRole;

const grantsOf = (role: Role): readonly Grant[] => grantsByRole[role];

const filters = new Map<string, ExprNode>();

function filterOf(grant: Grant): ExprNode {
  const known = filters.get(grant.filter) ?? parse(`*[${grant.filter}]`);
  filters.set(grant.filter, known);
  return known;
}

async function allows(role: Role, permission: Permission, document: LakeDocument): Promise<boolean> {
  for (const grant of grantsOf(role)) {
    if (!grant.permissions.includes(permission)) continue;
    if (grant.filter === everything) return true;
    const picked: unknown = await (await evaluate(filterOf(grant), { dataset: [document] })).get();
    if (Array.isArray(picked) && picked.length > 0) return true;
  }
  return false;
}

type Lake = Pick<DocumentIndex, 'get' | 'layersOf'>;

/**
 * A change needs the right to the document both before and after it, and to each other state of the same document: what is published, its
 * draft, its versions in releases. So nothing is taken over through another of them. @throws 401 for anonymous requests, 403 otherwise.
 */
export async function checkWriteRights(role: Role, changes: readonly Change[], lake: Lake): Promise<void> {
  await checkTargets(
    role,
    changes.map((change) => change.id),
    lake,
  );
  for (const [position, change] of changes.entries()) {
    const permission = change.before ? 'update' : 'create';
    if (change.after && !(await allows(role, permission, change.after))) throw insufficientPermissions(permission, position);
  }
}

/**
 * Rejects a write by the documents that it names, as they are now: checked before the write is tried, so that no other error comes first.
 * @throws 401 for anonymous requests, 403 otherwise.
 */
export async function checkTargets(role: Role, ids: readonly string[], lake: Lake): Promise<void> {
  if (role === 'anonymous') throw unauthorized();
  if (!grantsOf(role).some((grant) => grant.permissions.includes('update'))) throw insufficientPermissions('update');
  for (const [position, id] of ids.entries()) {
    for (const related of new Set([id, ...lake.layersOf(publishedIdOf(id))])) {
      const document = lake.get(related);
      if (document && !(await allows(role, 'update', document))) throw insufficientPermissions('update', position);
    }
  }
}

/**
 * Rejects whoever may not work with releases at all, in the shape by which the Studio knows it: it asks before it draws a button.
 * @throws 401 for anonymous requests, 403 otherwise
 */
export async function checkReleaseRights(role: Role, permission: 'create' | 'update'): Promise<void> {
  if (role === 'anonymous') throw unauthorized();
  if (await allows(role, permission, { _id: releaseId('any'), _type: 'system.release' })) return;
  throw releasesForbidden(permission);
}
