import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../../lib/language/languages.ts';
import { reference, type SeedDocument } from '../seed-document.ts';

const folder = new URL('../asked/', import.meta.url);
const unansweredFolder = new URL('../unanswered/', import.meta.url);

/**
 * What readers ask that each article answers: `asked/{slug}/{language}.md`, a list for the opening and below each heading; and what none
 * does: `unanswered/{language}.md`.
 */
export const readerQuestions: readonly SeedDocument[] = [
  ...readdirSync(folder)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .flatMap((slug) => languages.map((language) => questionsOf(slug, language))),
  ...languages.map(unansweredIn),
];

function unansweredIn(language: Language): SeedDocument {
  const name = `${language}.md`;
  return {
    _id: `reader-questions-unanswered-${language}`,
    _type: 'readerQuestions',
    language,
    sections: section('unanswered', null, listed(readFileSync(new URL(name, unansweredFolder), 'utf8'), name)),
  };
}

function questionsOf(slug: string, language: Language): SeedDocument {
  const name = `${slug}/${language}.md`;
  const [opening = '', ...sections] = readFileSync(new URL(name, folder), 'utf8').split(/^## /m);
  return {
    _id: `reader-questions-${slug}-${language}`,
    _type: 'readerQuestions',
    article: { ...reference(`article-${slug}-${language}`), _weak: true },
    language,
    sections: [
      ...section('opening', null, listed(opening, name)),
      ...sections.flatMap((text, index) => {
        const [title = '', ...lines] = text.split('\n');
        // what only an earlier version said is not answered any more
        if (/ \{until \d+\}$/.test(title)) return [];
        return section(`section-${index + 1}`, title.replace(/ \{since \d+\}$/, '').trim(), listed(lines.join('\n'), name));
      }),
    ],
  };
}

function section(key: string, heading: string | null, questions: readonly string[]) {
  return questions.length === 0 ? [] : [{ _type: 'askedSection', _key: key, ...(heading === null ? {} : { heading }), questions }];
}

/** @throws naming the file with a line that is no question. */
function listed(text: string, name: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (!line.startsWith('- ')) throw new Error(`${name}: not a question: ${line}`);
    return [line.slice(2).trim()];
  });
}
