import { IntentLink } from 'sanity/router';
import type { LostSearch } from '../../../lib/contracts/calls/lost-search-calls.ts';
import { languageNames } from '../../../lib/language/languages.ts';
import { Table } from '../page.tsx';
import { say } from '../../words/say.ts';

/** What was looked for in vain in the last 90 days; a word leads to a new document that helps the next reader. */
export function LostSearchTable({ searches }: { searches: readonly LostSearch[] }) {
  if (searches.length === 0) return <p>{say('Every search of the last 90 days found something.')}</p>;
  return (
    <>
      <p>
        {say(
          'In the last 90 days, the most frequent first. Synonyms let a search find texts that use another word, a readers’ question the section that answers it; a popular search is offered below the search field.',
        )}
      </p>
      <Table heads={[say('Search'), say('Language'), say('Times'), say('Last on'), say('Help the next reader')]}>
        {searches.map((search) => (
          <tr key={`${search.language} ${search.word}`}>
            <td>
              <bdi>{search.word}</bdi>
            </td>
            <td>{languageNames[search.language]}</td>
            <td>{search.count}</td>
            <td>{search.lastOn}</td>
            <td>
              <NewFrom search={search} type="synonym" label="New synonyms" /> ·{' '}
              <NewFrom search={search} type="readerQuestions" label="New readers’ question" /> ·{' '}
              <NewFrom search={search} type="hotTerm" label="New popular search" />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function NewFrom({
  search: { word, language },
  type,
  label,
}: {
  search: LostSearch;
  type: 'synonym' | 'readerQuestions' | 'hotTerm';
  label: string;
}) {
  return (
    <IntentLink
      intent="create"
      params={[
        { type, template: `${type}-of-search` },
        { word, language },
      ]}
      aria-label={say(`${label}: ${word}`)}
    >
      {say(label)}
    </IntentLink>
  );
}
