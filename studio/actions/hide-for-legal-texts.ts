import type { DocumentActionComponent } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** Takes an action away from published legal texts, and the rest stays as the Studio has it. */
export function hideForLegalTexts(action: DocumentActionComponent): DocumentActionComponent {
  const Hidden: DocumentActionComponent = (properties) => {
    const description = action(properties);
    return properties.published && asRecord(properties.published).kind === 'legal' ? null : description;
  };
  return action.action ? Object.assign(Hidden, { action: action.action }) : Hidden;
}
