import { languageNames } from '../../../lib/language/languages.ts';
import { ratingLevels } from '../../../lib/rules/articles/article-feedback.ts';
import { DocumentLink, Table } from '../page.tsx';
import type { ReaderRow } from './reader-rows.ts';
import { say } from '../../words/say.ts';

/** The ratings of each version, the last rated first. */
export function RatedVersionTable({ rows }: { rows: readonly ReaderRow[] }) {
  if (rows.length === 0) return <p>{say('No article has been rated yet.')}</p>;
  return (
    <Table
      heads={[say('Article'), say('Mean'), say('Ratings'), say('From 1 to 5'), say('Last texts'), say('Searched before a low rating')]}
    >
      {rows.map((row) => (
        <tr key={`${row.article} ${row.language} ${row.version}`}>
          <td>
            <Title row={row} />
            <br />
            <small>
              {say(
                `${languageNames[row.language]} · version ${row.version}${row.isNewest ? '' : ', replaced or withdrawn'} · last on ${row.lastOn}`,
              )}
            </small>
          </td>
          <td>{row.mean.toFixed(1)}</td>
          <td>{row.count}</td>
          <td>
            {ratingLevels.map((level) => (
              <div key={level}>
                {level}: {row.levels[level - 1] ?? 0}
              </div>
            ))}
          </td>
          <td>
            {row.latest.map((said) => (
              <div key={`${said.on} ${said.text}`}>
                <bdi>{said.text}</bdi>
                <br />
                <small>{say(`${said.rating} of 5 · ${said.suggestion} · ${said.on}`)}</small>
              </div>
            ))}
          </td>
          <td>
            {row.searched.map(({ word, count }) => (
              <div key={word}>
                <bdi>{word}</bdi> ({count})
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Title({ row: { documentId, title } }: { row: ReaderRow }) {
  if (documentId === null) return <>{title}</>;
  return (
    <DocumentLink id={documentId} type="article">
      {title}
    </DocumentLink>
  );
}
