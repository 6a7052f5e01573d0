import type { DocumentActionComponent } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** Hides an action on published legal texts; the other actions stay as the Studio has them. */
export function hideForLegalTexts(action: DocumentActionComponent): DocumentActionComponent {
  const Hidden: DocumentActionComponent = (properties) => {
    const description = action(properties);
    return properties.published && asRecord(properties.published).kind === 'legal' ? null : description;
  };
  return action.action ? Object.assign(Hidden, { action: action.action }) : Hidden;
}
