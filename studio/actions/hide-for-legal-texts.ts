import type { DocumentActionComponent } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

const isLegal = (document: unknown): boolean => asRecord(document).kind === 'legal';

/** Takes an action away from published legal texts, and the rest stays as the Studio has it. */
export const hideForLegalTexts = (action: DocumentActionComponent): DocumentActionComponent =>
  hidden(action, ({ published }) => isLegal(published));

/** Takes an action away from every legal text, its drafts too. */
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
