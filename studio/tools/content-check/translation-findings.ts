import { languages } from '../../../lib/language/languages.ts';
import { languageWords } from '../../../cms-schemas/rules/locale-text.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { translationRows } from '../translation-states.ts';
import { findingOf, type Finding } from './finding.ts';
import { say } from '../../words/say.ts';

/** Texts that are not there in every language, or whose translation is behind its source; reported on a document that is there. */
export function translationFindings(documents: readonly unknown[]): Finding[] {
  const articles = documents.filter((document) => asRecord(document)._type === 'article');
  const byId = new Map(articles.map((article) => [asRecord(article)._id, article]));
  return translationRows(articles).flatMap(({ states }) => {
    const written = languages.flatMap((language) => {
      const state = states[language];
      return state.kind === 'missing' ? [] : [byId.get(state.id)];
    });
    return languages.flatMap((language) => {
      const state = states[language];
      if (state.kind === 'missing') return [findingOf(written[0], 'translation', say(`It is not there in ${languageWords[language]}.`))];
      return state.kind === 'behind'
        ? [findingOf(byId.get(state.id), 'translation', say(`${languageWords[language]} is behind: ${state.why}.`))]
        : [];
    });
  });
}
