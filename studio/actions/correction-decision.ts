import { addedCorrections } from '../../cms-schemas/rules/legal-text.ts';
import { languageWords } from '../../cms-schemas/rules/locale-text.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { languages } from '../../lib/language/languages.ts';
import { say } from '../words/say.ts';

export interface CorrectionQuestion {
  /** The published version and the draft over it, as they were read. */
  readonly draft: unknown;
  readonly published: unknown;
  /** Who changed the draft last. */
  readonly author: string | null;
  readonly person: string;
  readonly secondPerson: boolean;
}

/** What publishing would add beside a version, in sentences. */
export interface CorrectionDecision {
  readonly lines: readonly string[];
  /** The words of the button, and the draft as it was read; null: nothing can be published. */
  readonly confirm: { readonly words: string; readonly revision: string } | null;
}

/** What is said where a draft changes a published correction. */
export const correctionsStay = say('A published correction stays as it is. Discard the changes, and add a new one below it.');

/** Whether this person may publish the corrections of a draft, or the reason why not. */
export function correctionDecision({ draft, published, author, person, secondPerson }: CorrectionQuestion): CorrectionDecision {
  const added = addedCorrections(draft, published);
  const { _rev: revision, language } = asRecord(draft);
  if (added === null) return { lines: [correctionsStay], confirm: null };
  if (typeof revision !== 'string' || added.length === 0) return { lines: [say('There is no new correction.')], confirm: null };
  const known = languages.find((each) => each === language);
  const name = known ? `${say(languageWords[known])}: ` : '';
  const lines = added.map(({ on, text }) => `${on}: ${text}`);
  if (secondPerson && author === person) {
    return { lines: [...lines, `${name}${say('you changed this draft last, so another person publishes it.')}`], confirm: null };
  }
  return {
    lines: [`${name}${say('beside this version it will say:')}`, ...lines, say('Once published, a correction stays for ever.')],
    confirm: { words: added.length === 1 ? say('Publish the correction') : say(`Publish ${added.length} corrections`), revision },
  };
}
