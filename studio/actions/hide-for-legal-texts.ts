import type { DocumentActionComponent } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

const isLegal = (document: unknown): boolean => asRecord(document).kind === 'legal';

/** Hides an action on published legal texts; the other actions stay as the Studio has them. */
export const hideForLegalTexts = (action: DocumentActionComponent): DocumentActionComponent =>
  hidden(action, ({ published }) => isLegal(published));

/** Hides an action on every legal text, its drafts too. */
export const hideForLegalDrafts = (action: DocumentActionComponent): DocumentActionComponent =>
  hidden(action, ({ draft, published, version }) => isLegal(version ?? draft ?? published));

function hidden(
  action: DocumentActionComponent,
  isHidden: (properties: Parameters<DocumentActionComponent>[0]) => boolean,
): DocumentActionComponent {
  const Hidden: DocumentActionComponent = (properties) => {
    const description = action(properties);
    return isHidden(properties) ? null : description;
  };
  return action.action ? Object.assign(Hidden, { action: action.action }) : Hidden;
}
