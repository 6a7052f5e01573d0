import { diffWordsWithSpace } from 'diff';
import { styled } from 'styled-components';

const Text = styled.div`
  white-space: pre-line;

  ins {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    background: #d7f5dd;
    color: #0b3d1a;
  }
  del {
    background: #fbe0de;
    color: #6d1410;
  }
`;

/** How far from a change a long text is shown. */
const contextCharacters = 60;

/** What the source says now, with what was added and removed since it was translated; of a long text what is near the changes. */
export function Difference({ before, after }: { before: string | null; after: string }) {
  if (before === null) return <Text lang="en">{after}</Text>;
  const pieces = diffWordsWithSpace(before, after);
  return (
    <Text lang="en">
      {pieces.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return <span key={index}>{shortened(value, index > 0, index < pieces.length - 1)}</span>;
      })}
    </Text>
  );
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  if (text.length <= 3 * contextCharacters) return text;
  const start = hasBefore ? text.slice(0, contextCharacters) : '';
  const end = hasAfter ? text.slice(-contextCharacters) : '';
  return `${start} … ${end}`;
}
