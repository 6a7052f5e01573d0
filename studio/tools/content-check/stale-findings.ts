import { languageWords } from '../../../cms-schemas/rules/locale-text.ts';
import type { OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import { say } from '../../words/say.ts';
import type { Finding } from './finding.ts';

/** Translations that were made from another source text than the published one, once for each document and language. */
export function staleFindings(texts: readonly OpenTranslation[]): Finding[] {
  return texts.flatMap(({ type, title, fields }) => {
    const changed = fields.filter(({ kind }) => kind === 'changed');
    const byText = Map.groupBy(changed, ({ documentId, language }) => `${documentId} ${language}`);
    return [...byText.values()].flatMap((open): Finding[] => {
      const [first] = open;
      if (!first) return [];
      const places = open.length === 1 ? '1 field' : `${open.length} fields`;
      const what = say(`${languageWords[first.language]} says in ${places} what English said before. See Translations.`);
      return [{ id: first.documentId, type, title, area: 'translation', what }];
    });
  });
}
