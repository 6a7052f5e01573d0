import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isSingletonType } from '../../cms-schemas/document-types.ts';
import { NewVersionAction } from './new-version.ts';
import { restoreWithRights } from './restore.ts';

/** What would leave a site without its home page or its settings, or with two of them. */
const refusedForSingletons = new Set(['unpublish', 'delete', 'duplicate']);

/** The buttons of a document. Which of them a role may press is the lake's to say. */
export function resolveActions(given: DocumentActionComponent[], { schemaType }: DocumentActionsContext): DocumentActionComponent[] {
  const actions = given.map((action) => (action.action === 'restore' ? restoreWithRights(action) : action));
  if (isSingletonType(schemaType)) return actions.filter(({ action }) => !action || !refusedForSingletons.has(action));
  // A copy with the same version is never what is meant: the next version is made by its own button.
  if (schemaType === 'article') return [...actions.filter(({ action }) => action !== 'duplicate'), NewVersionAction];
  return actions;
}
